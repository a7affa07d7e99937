// An error enum of an app, whose cases are login errors
import AuthCopy

enum AppError: LoginErrorConvertible {
  case nilData(FieldName)
  case discrepancyData(FieldName)
  case notFoundLoginData
  case notFoundSocialJoinData(Provider)
  case foundJoinData(FieldName)
  case notInstalledApp(Provider)
  case requestAgain

  var loginError: LoginError {
    switch self {
    case .nilData(let field): .missingField(field)
    case .discrepancyData(let field): .fieldMismatch(field)
    case .notFoundLoginData: .invalidCredentials(.password)
    case .notFoundSocialJoinData(let provider): .providerAccountNotConnected(provider)
    case .foundJoinData(let taken): .accountAlreadyExists(taken)
    case .notInstalledApp(let provider): .providerAppNotInstalled(provider)
    case .requestAgain: .tryAgain
    }
  }
}
