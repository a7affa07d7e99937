// Sign in with Google (Credential Manager)
import com.example.login.*
import androidx.credentials.exceptions.GetCredentialException

fun googleSignInFailed(failure: GetCredentialException, show: (Copy) -> Unit) {
  val error = LoginError.of(Provider.google, failure.type, flow = SignInFlow.SIGN_IN)
  show(Catalog.shipped.copy(error, LoginError.locale))
}
