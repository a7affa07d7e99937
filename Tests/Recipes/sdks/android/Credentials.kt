package androidx.credentials.exceptions

open class GetCredentialException(val type: String) : Exception()
