// Runs the recipes for Android, with replaced SDKs that fail as the real SDKs do.
import com.example.login.*
import androidx.compose.material3.SnackbarHostState
import androidx.compose.material3.drawn
import androidx.credentials.exceptions.GetCredentialException
import com.facebook.FacebookOperationCanceledException
import com.google.firebase.auth.FirebaseAuth
import com.google.firebase.auth.FirebaseAuthException
import com.linecorp.linesdk.LineApiResponseCode
import com.linecorp.linesdk.auth.LineLoginResult

data class ClientError(val reason: String, val msg: String) : RuntimeException(msg)

fun main() {
  LoginError.locale = "ko-KR"
  val shown = linkedMapOf<String, Copy>()
  FirebaseAuth.failure = FirebaseAuthException("ERROR_USER_DISABLED", "The user account has been disabled.")
  signInWithFirebase("a@example.com", "wrong") { shown["firebase"] = it }
  googleSignInFailed(GetCredentialException("android.credentials.GetCredentialException.TYPE_USER_CANCELED")) { shown["google"] = it }
  kakaoCallback<String>({}, { shown["kakao"] = it })(null, ClientError("NotSupported", "KakaoTalk not installed"))
  NaverCallback({}, { shown["naver"] = it }).onFailure(0, "user cancelled")
  lineSignInEnded(LineLoginResult(LineApiResponseCode.NETWORK_ERROR), {}, { shown["line"] = it })
  FacebookSignIn<String>({}, { shown["facebook"] = it }).onError(FacebookOperationCanceledException("canceled"))
  val kinds = shown.mapValues { it.value.kind.toString() }
  val expected = mapOf(
    // A disabled account is concealed.
    "firebase" to "invalidCredentials", "google" to "canceled", "kakao" to "providerAppNotInstalled", "naver" to "canceled",
    "line" to "networkUnavailable", "facebook" to "canceled")
  check(kinds == expected) { "$kinds" }
  println("good    ${kinds.size} recipes for Android")

  val codes = listOf("ERROR_WRONG_PASSWORD", "ERROR_NETWORK_REQUEST_FAILED", "ERROR_TOO_MANY_REQUESTS", "ERROR_WEB_CONTEXT_CANCELED")
  for (code in codes) LoginErrorHost(LoginError.of(Provider.firebase, code, flow = Flow.SIGN_IN), SnackbarHostState(), {})
  check(drawn.map { it.substringBefore(":") } == listOf("text", "snackbar", "dialog", "text", "text", "text")) { "$drawn" }
  println("good    the errors of Compose, without its compiler")
}
