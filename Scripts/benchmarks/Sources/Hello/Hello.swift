import Foundation
import Hummingbird

/// A minimal Hummingbird application with one route, which responds with the bytes of a file.
///
/// It picks a port and prints its address.
///
///     Hello FILE
@main struct Hello {
  static func main() async throws {
    let body = ByteBuffer(bytes: try Data(contentsOf: URL(filePath: CommandLine.arguments[1])))
    let router = Router()
    router.get("hello") { _, _ in
      Response(status: .ok, headers: [.contentType: "application/json"], body: ResponseBody(byteBuffer: body))
    }
    var application = Application(
      router: router, configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { channel in
        let address = "listening 127.0.0.1:\(channel.localAddress?.port ?? 0)\n"
        FileHandle.standardError.write(Data(address.utf8))
      })
    application.logger.logLevel = .notice
    try await application.runService()
  }
}
