import AuthCopy
import AuthCopyCatalog

/// Prints the text of one error with the library and with an exported package, whose types have the same names.
@main struct Both {
  static func main() {
    let library = AuthCopy.LoginError(provider: .kakao, code: "KOE320")
    print(AuthCopy.Catalog.shipped.copy(for: library, locale: "ko").title)
    let exported = AuthCopyCatalog.LoginError(provider: .kakao, code: "KOE320")
    print(AuthCopyCatalog.Catalog.shipped.copy(for: exported, locale: "ko").title)
  }
}
