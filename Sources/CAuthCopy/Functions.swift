// The functions of authcopy.h, which documents them. The compiler compares their names and types with it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

internal import AuthCopy
internal import CAuthCopyHeader
internal import Glibc

@c @implementation
public func authcopy_open(
  _ path: UnsafePointer<CChar>?, _ error: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> OpaquePointer? {
  ForkGuard.call {
    do throws(CatalogError) {
      let catalog = OpenCatalog(try Catalog.load(from: path.map { String(cString: $0) }))
      return OpaquePointer(Unmanaged.passRetained(catalog).toOpaque())
    } catch let failure {
      error?.pointee = result(OpenCatalog.problem(failure))
      return nil
    }
  }
}

@c @implementation
public func authcopy_resolve(_ catalog: OpaquePointer?, _ json: UnsafePointer<CChar>?, _ length: Int)
  -> UnsafeMutablePointer<CChar>?
{
  respond(catalog) { $0.resolve(bytes(json, length)) }
}

@c @implementation
public func authcopy_read(
  _ catalog: OpaquePointer?, _ provider: UnsafePointer<CChar>?, _ bytes: UnsafeRawPointer?, _ length: Int,
  _ options: UnsafePointer<CChar>?, _ optionsLength: Int
) -> UnsafeMutablePointer<CChar>? {
  respond(catalog) { catalog in
    catalog.read(
      CAuthCopy.bytes(bytes, length), of: provider.map { String(cString: $0) },
      options: options.map { CAuthCopy.bytes($0, optionsLength) } ?? Array("{}".utf8))
  }
}

@c @implementation
public func authcopy_text(_ catalog: OpaquePointer?, _ json: UnsafePointer<CChar>?, _ length: Int)
  -> UnsafeMutablePointer<CChar>?
{
  respond(catalog) { $0.text(bytes(json, length)) }
}

@c @implementation
public func authcopy_free(_ result: UnsafeMutablePointer<CChar>?) { free(result) }

@c @implementation
public func authcopy_close(_ catalog: OpaquePointer?) {
  ForkGuard.call {
    if let catalog { Unmanaged<OpenCatalog>.fromOpaque(UnsafeRawPointer(catalog)).release() }
  }
}

/// The version as a C string, which is never freed.
private nonisolated(unsafe) let versionText = strdup(ProgramVersion.current)

@c @implementation
public func authcopy_version() -> UnsafePointer<CChar>? { ForkGuard.call { UnsafePointer(versionText) } }

/// Calls a function of a catalog, and returns its result as a C string.
private func respond(
  _ catalog: OpaquePointer?, _ body: (OpenCatalog) -> [UInt8]
) -> UnsafeMutablePointer<CChar>? {
  ForkGuard.call {
    guard let catalog else { return result(OpenCatalog.shippedProblem(.missingParameter("catalog"))) }
    // The caller keeps the catalog open during the call.
    return Unmanaged<OpenCatalog>.fromOpaque(UnsafeRawPointer(catalog))._withUnsafeGuaranteedRef { result(body($0)) }
  }
}

/// Copies the bytes of a request; a request that is too long is cut after the limit, which it then still exceeds.
private func bytes(_ start: UnsafeRawPointer?, _ length: Int) -> [UInt8] {
  guard let start else { return [] }
  return Array(UnsafeRawBufferPointer(start: start, count: max(0, min(length, OpenCatalog.maximumBody + 1))))
}

/// Copies JSON, which contains no NUL, to a C string.
private func result(_ json: [UInt8]) -> UnsafeMutablePointer<CChar>? {
  guard let start = malloc(json.count + 1) else { return nil }
  start.copyMemory(from: json, byteCount: json.count)
  start.storeBytes(of: 0, toByteOffset: json.count, as: UInt8.self)
  return start.assumingMemoryBound(to: CChar.self)
}
