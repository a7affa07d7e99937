import AuthCopy
