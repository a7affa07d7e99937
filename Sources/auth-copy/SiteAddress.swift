import AuthCopy
import Foundation
import ICUMessageFormat

/// The URL of a site, parsed from the value of a flag.
struct SiteAddress {
  let text: String

  init(_ text: String, flag: String) throws {
    self.text = text.trimmingCharacters(in: .whitespaces)
    guard let url = URLComponents(string: self.text), let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme),
      url.host?.isEmpty == false, url.query == nil, url.fragment == nil, url.user == nil
    else { throw CommandMessage.usageError("no-site-address", ["flag": .text(flag), "value": .text(self.text)]) }
  }
}
