import AuthCopy
import AuthCopyService
import Foundation
import HTTPTypes
import TestSupport
import Testing

/// An overlay with ten errors in Arabic, in the library and the service; `Scripts/check/npm` has it in a module.
@Suite struct ArabicOverlayTests {
  private static let catalog = Result {
    try Catalog.load(overlay: Project.fixtures.appending(path: "overlays/arabic").path)
  }

  /// A kind with arguments, and its title and message.
  private typealias Card = (path: String, title: String, message: String)

  private static func isolated(_ text: String) -> String { "\u{2068}\(text)\u{2069}" }

  private static let cards: [Card] = [
    ("canceled", "أُلغيت العملية", "يمكنك البدء من جديد متى شئت."),
    (
      "emailAlreadyInUse?disclosure=helpful", "عنوان البريد الإلكتروني هذا مستخدَم",
      "إذا كان هذا العنوان لك، فسجّل الدخول به. وإلا، فأدخل عنوانًا آخر."
    ),
    (
      "invalidCredentials?method=password&identifier=email", "البريد الإلكتروني أو كلمة المرور غير صحيحة",
      "تحقّق مما أدخلته وحاول مرة أخرى، أو سجّل الدخول بطريقة أخرى."
    ),
    ("invalidVerificationCode", "لم يُقبل الرمز", "تحقّق من الرمز وأدخله مرة أخرى، أو اطلب رمزًا جديدًا."),
    ("missingField?field=email", "أكمل البيانات الناقصة", "للمتابعة، أدخل ما يلي: البريد الإلكتروني."),
    ("missingField?field=Apple%20ID", "أكمل البيانات الناقصة", "للمتابعة، أدخل ما يلي: \(isolated("Apple ID"))."),
    ("networkUnavailable", "تعذّر الاتصال", "تحقّق من اتصالك بالإنترنت، ثم حاول مرة أخرى بعد قليل."),
    (
      "providerUnavailable?provider=google", "خدمة \(isolated("Google")) غير متاحة حاليًا",
      "حاول مرة أخرى بعد قليل، أو استخدم طريقة أخرى."
    ),
    (
      "providerUnavailable?provider=kakao", "خدمة كاكاو غير متاحة حاليًا",
      "حاول مرة أخرى بعد قليل، أو استخدم طريقة أخرى."
    ),
    (
      "sessionExpired", "سجّل الدخول من جديد",
      "للحفاظ على أمان حسابك، يُطلب منك تسجيل الدخول من جديد من حين إلى آخر."
    ),
    ("tooManyAttempts?minutes=3", "محاولات كثيرة جدًا", "حاول مرة أخرى بعد ٣ دقائق."),
    ("tooManyAttempts?minutes=2", "محاولات كثيرة جدًا", "حاول مرة أخرى بعد دقيقتين."),
    (
      "weakPassword?requirements=digit,emoji%20x,symbol", "كلمة المرور لا تستوفي الشروط",
      "الشروط الناقصة: رقم و\(isolated("emoji x")) ورمز خاص."
    ),
  ]

  @Test(arguments: cards.indices) func isServed(index: Int) throws {
    let card = Self.cards[index]
    var options = CopyService.Options()
    options.disclosureCeiling = .helpful
    let service = CopyService(catalog: try Self.catalog.get(), options: options)
    let separator = card.path.contains("?") ? "&" : "?"
    let reply = send(.get, "/v1/kinds/\(card.path)\(separator)locale=ar-EG", service: service)
    #expect(reply["title"]?.string == card.title)
    #expect(reply["message"]?.string == card.message)
    #expect(reply["locale"]?.string == "ar" && reply["fallback"] == nil)
    #expect(reply.headers[.contentLanguage] == "ar")
  }

  @Test func aCodeIsResolved() throws {
    let catalog = try Self.catalog.get()
    let error = LoginError(provider: .firebase, code: "auth/network-request-failed", catalog: catalog)
    #expect(catalog.copy(for: error, locale: "ar").title == "تعذّر الاتصال")
    let text = try catalog.text(TextKey(rawValue: "continueWith"), locale: "ar", arguments: ["provider": "google"])
    #expect(text == "المتابعة باستخدام \(Self.isolated("Google"))")
    // A kind without Arabic text is English, without isolates.
    let other = LoginError(.consentDenied)
    let copy = catalog.copy(for: other, locale: "ar", arguments: ["provider": "google"])
    #expect(copy.message == catalog.copy(for: other, locale: "en", arguments: ["provider": "google"]).message)
  }
}
