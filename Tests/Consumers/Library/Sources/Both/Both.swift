import AuthCopy
import AuthCopyCatalog

/// Prints the text of one error with the library and with an exported package, whose types have the same names.
@main struct Both {
  static func main() {
    let library = AuthCopy.LoginError(provider: .kakao, code: "KOE320")
    AuthCopy.LoginError.$locale.withValue("ko") { print(library.errorDescription ?? "") }
    let exported = AuthCopyCatalog.LoginError(provider: .kakao, code: "KOE320")
    AuthCopyCatalog.LoginError.$locale.withValue("ko") { print(exported.errorDescription ?? "") }
  }
}
