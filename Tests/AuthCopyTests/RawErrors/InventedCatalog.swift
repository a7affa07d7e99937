import AuthCopy
import TestSupport

/// The shipped catalog with an invented provider `acme`, so that a test contains all rows that it depends on.
///
/// A suite loads it once, in a static property.
struct InventedCatalog {
  let catalog: Catalog

  /// - Parameters:
  ///   - surfaces: rows in JSON by the id of their surface, in order.
  ///   - payloads: shapes in JSON.
  ///   - members: other members of the table in JSON, such as `"domains": {...}`.
  init(_ surfaces: KeyValuePairs<String, [String]>, payloads: [String] = [], members: String? = nil) throws {
    let folder = try TemporaryFolder()
    let list = surfaces.map { #"{"id":"\#($0)","codes":[\#($1.joined(separator: ","))]}"# }
    let suffix = members.map { ",\($0)" } ?? ""
    try folder.write(
      #"{"provider":"acme"\#(suffix),"payloads":[\#(payloads.joined(separator: ","))],"surfaces":[\#(list.joined(separator: ","))]}"#,
      to: "codes/acme.json")
    catalog = try Catalog.load(overlay: folder.path)
  }

  func error(code: String, surface: String? = nil) -> LoginError {
    LoginError(provider: "acme", surface: surface, code: RawCode(code), catalog: catalog)
  }

  func error(
    _ payload: String, surface: String? = nil, status: Int? = nil, retryAfter: Int? = nil, flow: Flow? = nil
  ) throws -> LoginError {
    LoginError(
      provider: "acme", surface: surface, payload: payload.utf8, status: status, retryAfter: retryAfter, flow: flow,
      catalog: catalog)
  }
}

/// Returns a row in JSON.
func row(_ code: String, _ kind: Kind, _ members: String = "") -> String {
  #"{"code":"\#(code)","kind":"\#(kind)"\#(members.isEmpty ? "" : ",\(members)")}"#
}
