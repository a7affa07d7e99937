import AuthCopy
import Hummingbird
