import AuthCopy
import ArgumentParser
import AuthCopyServer
import CatalogLint
@main struct A: AsyncParsableCommand { func run() async throws { let e = try LoginError(provider: .kakao, payload: Array(#"{"error":"invalid_grant","error_code":"KOE320"}"#.utf8))
print(e, Catalog.shipped.copy(for: e, locale: "ko-KR"))
 } }
