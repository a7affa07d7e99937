// Facebook Login for Android
import com.example.login.*
import com.facebook.FacebookCallback
import com.facebook.FacebookException

class FacebookSignIn<Result>(private val signedIn: (Result) -> Unit, private val show: (Copy) -> Unit) : FacebookCallback<Result> {
  override fun onSuccess(result: Result) = signedIn(result)

  override fun onCancel() = show(LoginError(Kind.canceled, flow = SignInFlow.SIGN_IN))

  override fun onError(error: FacebookException) =
    show(LoginError.read(Provider.facebook, error, flow = SignInFlow.SIGN_IN))

  private fun show(error: LoginError) = show(Catalog.shipped.copy(error, LoginError.locale))
}
