// Kakao SDK for Android: UserApiClient.instance.loginWithKakaoTalk(context, callback = kakaoCallback(…))
import com.example.login.*

fun <Token> kakaoCallback(signedIn: (Token) -> Unit, show: (Copy) -> Unit): (Token?, Throwable?) -> Unit = { token, failure ->
  if (token != null) signedIn(token)
  if (failure != null) {
    // ClientError(reason=Cancelled, msg=…), AuthError(statusCode=302, reason=AccessDenied, …)
    val error = LoginError.read(Provider.kakao, failure, flow = SignInFlow.SIGN_IN)
    show(Catalog.shipped.copy(error, LoginError.locale))
  }
}
