// The part of UIKit that recipes use.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class UIViewController {
  public private(set) var presented: UIViewController?
  public init() {}
  public func present(_ screen: UIViewController, animated: Bool) { presented = screen }
}
@MainActor public final class UILabel {
  public var text: String?
  public init() {}
}
@MainActor public final class UIAlertController: UIViewController {
  public enum Style { case alert, actionSheet }
  public let title: String?
  public let message: String?
  public private(set) var actions: [UIAlertAction] = []
  public init(title: String?, message: String?, preferredStyle: Style) { (self.title, self.message) = (title, message) }
  public func addAction(_ action: UIAlertAction) { actions.append(action) }
}
@MainActor public final class UIAlertAction {
  public enum Style { case `default`, cancel }
  public let title: String?
  /// What a tap on the button calls.
  public let handler: ((UIAlertAction) -> Void)?
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.handler) = (title, handler)
  }
}
public enum UIAccessibility {
  public enum Notification { case announcement }
  @MainActor public static func post(notification: Notification, argument: Any?) {}
}
