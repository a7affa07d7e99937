// LINE SDK for Android, with the result of LineLoginApi.getLoginResultFromIntent(data)
import com.example.login.*
import com.linecorp.linesdk.LineApiResponseCode
import com.linecorp.linesdk.auth.LineLoginResult

fun lineSignInEnded(result: LineLoginResult, signedIn: () -> Unit, show: (Copy) -> Unit) {
  if (result.responseCode == LineApiResponseCode.SUCCESS) return signedIn()
  val error = LoginError.of(Provider.line, result.responseCode.name, flow = SignInFlow.SIGN_IN)
  show(Catalog.shipped.copy(error, LoginError.locale))
}
