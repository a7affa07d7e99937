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
import java.util.Locale

data class ClientError(val reason: String, val msg: String) : RuntimeException(msg)

/** A value that fails while it is read. */
class Hostile : RuntimeException() {
  override val cause: Throwable get() = throw IllegalStateException()
  override fun toString(): String = throw StackOverflowError()
}

fun readsWhateverWasCaught() {
  val cyclic = mutableListOf<Any?>()
  repeat(300) { cyclic.add(cyclic) }
  val caught = listOf(
    ClientError("Cancelled", "user cancelled.") to "canceled",
    IllegalStateException("sign-in failed", ClientError("Cancelled", "user cancelled.")) to "canceled",
    """{"error_code":"KOE320"}""" to "flowExpired", "error_code=KOE320".toByteArray() to "flowExpired",
    mapOf("error" to mapOf("code" to "KOE320", "message" to "\"\u0000\uD83D")) to "flowExpired", listOf("KOE320 ") to "flowExpired",
    arrayOf(1, null, true, mapOf("error_code" to "KOE320")) to "flowExpired", StringBuilder("KOE320") to "flowExpired",
    null to "unknown", Any() to "unknown", Hostile() to "unknown", listOf(Hostile()) to "unknown", cyclic to "unknown", ByteArray(100_000) to "unknown")
  for ((thing, kind) in caught) {
    val read = LoginError.read(Provider.kakao, thing, flow = SignInFlow.SIGN_IN).kind.toString()
    check(read == kind) { "$read instead of $kind" }
  }
  check(Catalog.shipped.copy(LoginError.read(Provider("kako"), "KOE320"), "ko").ignored == listOf("provider"))
  check(Catalog.shipped.copy(LoginError.of(Provider("kako"), "KOE320", surface = "rest"), "ko").ignored == listOf("provider", "surface"))
  println("good    ${caught.size} caught values")
}

fun followsTheLocaleOfTheDevice() {
  for ((locale, title) in listOf(Locale.KOREA to "카카오", Locale.US to "Kakao", Locale.JAPAN to "カカオ")) {
    Locale.setDefault(locale)
    val description = LoginError.providerAppNotInstalled(Provider.kakao).errorDescription
    check(title in description) { description }
  }
  println("good    the locale of the device")
}

fun main() {
  readsWhateverWasCaught()
  followsTheLocaleOfTheDevice()
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
  for (code in codes) LoginErrorHost(LoginError.of(Provider.firebase, code, flow = SignInFlow.SIGN_IN), SnackbarHostState(), {})
  check(drawn.map { it.substringBefore(":") } == listOf("text", "snackbar", "dialog", "text", "text", "text")) { "$drawn" }
  println("good    the errors of Compose, without its compiler")
}
