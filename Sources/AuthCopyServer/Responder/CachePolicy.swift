/// How long a client or a shared cache may store a response; the raw value is the header `Cache-Control`.
enum CachePolicy: String {
  /// Not at all, because the response is specific to one moment or one request, or its address holds free text.
  case noStore = "no-store"
  /// One minute, by the client alone: the address holds arguments, which are about one person.
  case clientOnly = "private, max-age=60"
  /// One minute, and longer while the service is unavailable; clients soon see a new catalog.
  case shared = "public, max-age=60, stale-while-revalidate=600, stale-if-error=86400"
  /// Indefinitely, because the address contains the version.
  case immutable = "public, max-age=31536000, immutable"
}
