package com.navercorp.nid

enum class NidOAuthErrorCode(val code: String) { CLIENT_USER_CANCEL("user_cancel") }

object NaverIdLoginSDK {
  fun getLastErrorCode() = NidOAuthErrorCode.CLIENT_USER_CANCEL
}
