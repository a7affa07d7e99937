package com.facebook

open class FacebookException(message: String) : RuntimeException(message)

class FacebookOperationCanceledException(message: String) : FacebookException(message)

interface FacebookCallback<Result> {
  fun onSuccess(result: Result)
  fun onCancel()
  fun onError(error: FacebookException)
}
