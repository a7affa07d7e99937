import Foundation
import Hummingbird
import Logging

/// A bare Hummingbird that answers every GET with the bytes of a file, and logs nothing. It prints its port.
let body = ByteBuffer(bytes: try Data(contentsOf: URL(filePath: CommandLine.arguments[1])))
let router = Router()
router.get("**") { _, _ in
  Response(status: .ok, headers: [.contentType: "application/json"], body: ResponseBody(byteBuffer: body))
}
var logger = Logger(label: "hello")
logger.logLevel = .error
let application = Application(
  router: router, configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
  onServerRunning: { FileHandle.standardOutput.write(Data("\($0.localAddress?.port ?? 0)\n".utf8)) }, logger: logger)
try await application.runService()
