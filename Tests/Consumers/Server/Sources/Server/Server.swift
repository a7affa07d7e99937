import AuthCopyServer
import Hummingbird

@main struct Server {
  static func main() async throws {
    let router = Router()
    AuthCopyRoutes(CopyService()).add(to: router.group("copy"))
    let application = Application(
      router: router, configuration: .init(address: .hostname("127.0.0.1", port: 0)))
    try await application.runService()
  }
}
