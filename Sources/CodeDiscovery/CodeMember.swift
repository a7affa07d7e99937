/// Members of errors that hold codes, as vendors name them.
enum CodeMember {
  private static let names: Set<String> = [
    "code", "error", "errorcode", "errorcodes", "errortype", "errorname", "errorid", "errorreason",
    "errorsubcode", "err", "errcode", "errno", "reason", "exception", "exceptiontype", "faultcode",
    "messageid", "msgid", "resultcode", "errorkey", "failurereason",
  ]
  private static let others: Set<String> = [
    "errordescription", "erroruri", "errorurl", "errormessage", "errormsg", "errordetail", "errordetails", "errorinfo",
    "errorcodes", "errortitle", "errorhint", "errorcontext", "errorcauses", "errorstack", "errorresponse",
  ]

  /// Whether the text is the name of such a member itself, or of another member of errors.
  static func isName(_ text: Substring) -> Bool {
    let folded = KnownCodes.folded(text)
    return names.contains(folded) || others.contains(folded)
  }

  /// Whether a member holds codes, however its name is written.
  static func has(_ name: Substring) -> Bool {
    let folded = KnownCodes.folded(name)
    // A plain `type` is often something else.
    return names.contains(folded) || name == "__type"
  }
}
