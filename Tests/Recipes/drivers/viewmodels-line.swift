// LINE's SDK has types of the same names as Facebook's, so that one file uses one of them.
import Foundation
import LineSDK

@MainActor func setLine(isOffline: Bool) {
  LoginManager.shared.failure =
    isOffline
    ? .responseFailed(reason: .URLSessionError(URLError(.notConnectedToInternet)))
    : .authorizeFailed(reason: .userCancelled)
}
