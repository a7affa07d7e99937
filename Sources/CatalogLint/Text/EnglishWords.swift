/// Common English words that do not form brands, names or technical terms.
enum EnglishWords {
  /// Function words, and verbs that are common in user interfaces.
  static let common = functionWords.union(verbs)

  /// Lowercase words that a title may contain: The Lord of the Rings.
  static let titleWords: Set<String> = [
    "a", "an", "and", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to", "with",
  ]

  /// Words that stand alone on buttons, in menus and before fields, and are no names.
  static let labels: Set<String> = [
    "about", "account", "actions", "add", "address", "advanced", "all", "apply", "appearance", "back", "cancel",
    "category",
    "change", "clear", "close", "color", "comment", "comments", "confirm", "connect", "continue", "copy", "create",
    "date", "default", "delete", "description", "details", "disabled", "disconnect", "done", "download", "edit",
    "enabled", "error", "export", "failed", "favorites", "feedback", "filter", "finish", "general", "groups", "help",
    "hidden", "hide", "history", "home", "image", "import", "language", "loading", "login", "logout", "members",
    "message", "messages", "more", "name", "never", "new", "next", "none", "notifications", "open", "options", "other",
    "overview", "password", "preview", "previous", "privacy", "profile", "projects", "refresh", "remove", "rename",
    "required", "reset", "restart", "retry", "save", "search", "security", "select", "send", "settings", "share",
    "show",
    "size", "skip", "start", "status", "stop", "submit", "success", "summary", "theme", "title", "today", "type",
    "unknown", "update", "upload", "user", "username", "users", "version", "view", "warning", "yesterday",
  ]

  /// Function words.
  static let functionWords: Set<String> = [
    "a", "about", "after", "again", "all", "already", "also", "an", "and", "any", "are", "aren't", "as", "at", "be",
    "because", "been", "before", "but", "by", "can", "can't", "cannot", "could", "couldn't", "did", "didn't", "do",
    "does", "doesn't", "don't", "each", "every", "for", "from", "has", "have", "haven't", "here", "how", "if", "in",
    "instead", "into", "is", "isn't", "it", "its", "just", "may", "more", "must", "my", "no", "not", "of", "on", "only",
    "or", "other", "our", "please", "should", "so", "some", "than", "that", "the", "their", "them", "then", "there",
    "these", "they", "this", "those", "to", "until", "us", "was", "we", "we're", "were", "what", "what's", "when",
    "where", "which", "while", "who", "why", "will", "with", "without", "won't", "would", "you", "you'll", "you're",
    "you've", "your",
  ]

  private static let verbs: Set<String> = [
    "add", "added", "allow", "cancel", "change", "changed", "choose", "clear", "click", "close", "confirm", "copied",
    "copy", "create", "created", "delete", "deleted", "disable", "disabled", "edit", "enable", "enabled", "enter",
    "expired", "failed", "follow", "found", "hide", "import", "invalid", "invite", "invited", "join", "joined", "leave",
    "manage", "open", "remove", "removed", "rename", "reset", "retry", "save", "saved", "search", "select", "selected",
    "send", "sent", "show", "sign", "try", "update", "updated", "upload", "view",
  ]
}
