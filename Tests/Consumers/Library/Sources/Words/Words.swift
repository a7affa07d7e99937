import AuthCopy

@main struct Words {
  static func main() {
    let error = LoginError(provider: .kakao, code: "KOE320")
    LoginError.$locale.withValue("ja") { print(error.errorDescription ?? "") }
    print(Catalog.shipped.copy(for: error, locale: "ko").title)
  }
}
