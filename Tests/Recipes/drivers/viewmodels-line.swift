// LINE's SDK has types of the same names as Facebook's, so that one file uses one of them.
import Foundation
import LineSDK

@MainActor func failLine() {
  LoginManager.shared.failure = .responseFailed(reason: .URLSessionError(URLError(.notConnectedToInternet)))
}
