// Firebase for Android
import com.example.login.*
import com.google.firebase.auth.FirebaseAuth
import com.google.firebase.auth.FirebaseAuthException

fun signInWithFirebase(email: String, password: String, show: (Copy) -> Unit) {
  FirebaseAuth.getInstance().signInWithEmailAndPassword(email, password).addOnFailureListener { failure ->
    val error =
      if (failure is FirebaseAuthException) LoginError.of(Provider.firebase, failure.errorCode, flow = SignInFlow.SIGN_IN)
      // Too many requests and network failures have no code; the class name identifies them.
      else LoginError.read(Provider.firebase, failure, flow = SignInFlow.SIGN_IN)
    show(Catalog.shipped.copy(error, LoginError.locale))
  }
}
