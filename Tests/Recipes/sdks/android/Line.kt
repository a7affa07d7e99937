package com.linecorp.linesdk

enum class LineApiResponseCode { SUCCESS, CANCEL, NETWORK_ERROR }
