package com.linecorp.linesdk.auth

import com.linecorp.linesdk.LineApiResponseCode

class LineLoginResult(val responseCode: LineApiResponseCode)
