import AuthCopy

@main struct Texts {
  static func main() {
    let error = LoginError(provider: .kakao, code: "KOE320")
    LoginError.$locale.withValue("ja") { print(error.errorDescription ?? "") }
    print(Catalog.shipped.copy(for: error, locale: "ko").title)
  }
}
