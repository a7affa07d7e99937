extension FieldName {
  /// The fields by providers' names for them, without case, `_` and `-`.
  static let fields: [String: FieldName] = [
    "email": .email, "emailaddress": .email, "mail": .email, "useremail": .email, "loginemail": .email,
    "newemail": .email,
    "phone": .phoneNumber, "phonenumber": .phoneNumber, "mobile": .phoneNumber, "mobilephone": .phoneNumber,
    "mobilenumber": .phoneNumber, "primaryphone": .phoneNumber, "tel": .phoneNumber,
    "username": .username, "login": .username, "userid": .username, "loginid": .username,
    "password": .password, "passwd": .password, "pwd": .password, "pass": .password, "userpassword": .password,
    "password1": .password, "currentpassword": .password, "oldpassword": .password,
    "newpassword": .newPassword, "passwordnew": .newPassword, "proposedpassword": .newPassword,
    "code": .verificationCode, "otp": .verificationCode, "passcode": .verificationCode, "totp": .verificationCode,
    "totpcode": .verificationCode, "otpcode": .verificationCode, "smscode": .verificationCode,
    "smsotp": .verificationCode, "emailotp": .verificationCode, "verificationcode": .verificationCode,
    "confirmationcode": .verificationCode, "softwaretokenmfacode": .verificationCode, "usercode": .verificationCode,
    "recoverycode": .verificationCode, "logincode": .verificationCode, "mfacode": .verificationCode,
    "name": .name, "firstname": .name, "lastname": .name, "fullname": .name, "givenname": .name, "familyname": .name,
    "displayname": .name, "nickname": .name,
    "birthdate": .birthDate, "dateofbirth": .birthDate, "birthday": .birthDate, "dob": .birthDate,
    "account": .account,
  ]

  /// The keys of members whose value is the name of a field.
  static let keys: Set<String> = ["paramname", "param", "property", "attribute", "field", "fieldname"]

  /// Creates the field that a provider's name identifies, such as `traits.email`, `user.password` or `phone_number`;
  /// nil for an unknown name.
  init?(ofMember name: String) {
    guard name.utf8.count <= 128 else { return nil }
    let folded = String(decoding: CaseFoldedBytes(name).bytes, as: UTF8.self)
    let parts = folded.split { ".[]:/ \"'".contains($0) }
    guard let field = Self.fields[folded] ?? parts.reversed().lazy.compactMap({ Self.fields[String($0)] }).first else {
      return nil
    }
    self = field
  }
}
