// UIKit: a screen with its error
import AuthCopy
import UIKit

final class SignInViewController: UIViewController {
  let errorLabel = UILabel()

  func show(_ error: LoginError) {
    let copy = Catalog.shipped.copy(for: error, locale: LoginError.locale)
    errorLabel.text = nil
    switch copy.presentation {
    case .silent: break
    case .inline, .toast:
      errorLabel.text = copy.message
      UIAccessibility.post(notification: .announcement, argument: copy.message)
    case .dialog:
      let alert = UIAlertController(title: copy.title, message: copy.message, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: copy.action?.label ?? "OK", style: .default))
      present(alert, animated: true)
    }
  }
}
