// RxSwift: LINE and Google
import AuthCopy
import GoogleSignIn
import LineSDK
import RxSwift

@MainActor final class RxSignInModel {
  /// What the screen shows.
  let copy = PublishSubject<Copy>()
  private let disposeBag = DisposeBag()

  func signInWithLine() {
    show(
      Single.create { observer in
        LoginManager.shared.login(permissions: [.profile, .openID]) { result in
          observer(result.map(\.accessToken.value).mapError { $0 })
        }
        return Disposables.create()
      })
  }

  func signInWithGoogle(presenting screen: UIViewController) {
    show(
      Single.create { observer in
        GIDSignIn.sharedInstance.signIn(withPresenting: screen) { result, error in
          guard let token = result?.user.idToken?.tokenString else {
            return observer(.failure(error ?? LoginError.invalidProviderResponse(.google)))
          }
          observer(.success(token))
        }
        return Disposables.create()
      })
  }

  private func show(_ signIn: Single<String>) {
    signIn.subscribe(
      onSuccess: { _ in },
      onFailure: { [copy] error in
        let shown = LoginError(error, flow: .signIn).copy()
        if shown.presentation != .silent { copy.onNext(shown) }
      }
    ).disposed(by: disposeBag)
  }
}
