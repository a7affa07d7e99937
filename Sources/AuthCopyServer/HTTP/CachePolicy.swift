/// How long a client or a shared cache may keep a response; the raw value is its header `Cache-Control`.
enum CachePolicy: String {
  /// Not at all: it is about one moment, or one request.
  case noStore = "no-store"
  /// A minute, and longer while the service does not answer: a new catalog shows soon.
  case shared = "public, max-age=60, stale-while-revalidate=600, stale-if-error=86400"
  /// Indefinitely: its address names its version.
  case immutable = "public, max-age=31536000, immutable"
}
