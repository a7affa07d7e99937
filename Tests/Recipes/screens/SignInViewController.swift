// UIKit: a screen with its error
import AuthCopy
import UIKit

final class SignInViewController: UIViewController {
  let errorLabel = UILabel()
  /// Does what the button of an alert says.
  var perform: (RecoveryAction) -> Void = { _ in }

  func show(_ error: LoginError) {
    let copy = error.copy()
    errorLabel.text = nil
    switch copy.presentation {
    case .silent: break
    case .inline, .toast:
      errorLabel.text = copy.message
      UIAccessibility.post(notification: .announcement, argument: copy.message)
    case .dialog:
      let alert = UIAlertController(title: copy.title, message: copy.message, preferredStyle: .alert)
      if let action = copy.action {
        alert.addAction(UIAlertAction(title: action.label, style: .default) { [self] _ in perform(action.id) })
      }
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      present(alert, animated: true)
    }
  }
}
