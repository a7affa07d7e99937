package com.google.firebase.auth

open class FirebaseAuthException(val errorCode: String, detail: String) : Exception(detail)

class Task(private val failure: Exception) {
  fun addOnFailureListener(listener: (Exception) -> Unit) = listener(failure)
}

class FirebaseAuth {
  fun signInWithEmailAndPassword(email: String, password: String) = Task(failure)

  companion object {
    var failure: Exception = Exception()
    fun getInstance() = FirebaseAuth()
  }
}
