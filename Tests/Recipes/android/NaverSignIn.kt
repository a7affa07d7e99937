// Naver for Android
import com.example.login.*
import com.navercorp.nid.NaverIdLoginSDK
import com.navercorp.nid.oauth.OAuthLoginCallback

class NaverCallback(private val signedIn: () -> Unit, private val show: (Copy) -> Unit) : OAuthLoginCallback {
  override fun onSuccess() = signedIn()

  override fun onFailure(httpStatus: Int, message: String) {
    val error = LoginError.of(Provider.naver, NaverIdLoginSDK.getLastErrorCode().code, flow = SignInFlow.SIGN_IN)
    show(Catalog.shipped.copy(error, LoginError.locale))
  }

  override fun onError(errorCode: Int, message: String) = onFailure(errorCode, message)
}
