// The code is the same in every export; the data is in the other files of the folder.
//
// A fix in these parts of the library must be repeated here, because they are code, not data:
//
//   here                      in the library (Sources/AuthCopy and Sources/ICUMessageFormat)
//   Codes                     CodeIndex, CodeTable, CodeResolver, CaseFoldedBytes, PhraseMatcher
//   Concealment               KindTable, Disclosure
//   Raw errors                RawError, RawErrorReader, RawErrorReading, PayloadPath, PayloadShape, RawErrorText,
//                             ErrorChain, FormFields; for unknown providers UnknownProviderReader, CombinedCodeIndex;
//                             their limits, characters and words are data: Catalogs/reading.json
//   Arguments in raw errors   ErrorArguments, ErrorQuantities, LengthLimit, WaitingTime, PasswordRequirement,
//                             ReadingRules
//   Korean particles          FinalSound, LatinReading, NumberReading, SilentEnd; words and their sounds are data
//   Messages                  CompiledMessage, PatternLocaleData; the patterns of locales are data
//   Arguments of the copy     CopyArgument, CopyArguments, RoundedDuration
//   Content                   LocaleTag, SupportedLocales; the table is data
//   Copy                      Catalog, Copy

import java.math.BigDecimal
import java.math.RoundingMode
import java.util.Calendar
import java.util.Date
import java.util.GregorianCalendar
import java.util.TimeZone

// Names

/** What went wrong; each code of a provider maps to exactly one kind. */
@JvmInline
value class Kind(val rawValue: String) {
  override fun toString() = rawValue

  companion object
}

/** The origin of an error: an identity provider, or a lower layer such as the network. */
@JvmInline
value class Provider(val rawValue: String) {
  override fun toString() = rawValue

  companion object
}

/** The action of the button next to an error, which a person can take next. */
@JvmInline
value class RecoveryAction(val rawValue: String) {
  override fun toString() = rawValue

  companion object
}

/** What the person was doing when the error occurred, where the caller knows it. */
enum class SignInFlow(val rawValue: String) {
  SIGN_IN("signIn"), SIGN_UP("signUp"), LINK("link"), CHANGE("change"), RECOVER("recover"), VERIFY("verify"), REFRESH("refresh")
}

/** How much copy may disclose about accounts: nothing, the kinds of a sign-in after a correct first factor, or all. */
enum class Disclosure(val rawValue: String) { STRICT("strict"), VERIFIED("verified"), HELPFUL("helpful") }

/** How people sign in. */
enum class SignInMethod(val rawValue: String) {
  PASSWORD("password"), CODE("code"), PASSKEY("passkey"), PROVIDER("provider")
}

/** How a client should show an error. */
enum class Presentation(val rawValue: String) { SILENT("silent"), INLINE("inline"), TOAST("toast"), DIALOG("dialog") }

/** A value of a message's argument: a name, a number or a date, but not prose. */
sealed class ArgumentValue {
  data class Text(val text: String) : ArgumentValue()
  data class Integer(val integer: Long) : ArgumentValue()
  data class Decimal(val number: Double) : ArgumentValue()
  data class Day(val date: Date) : ArgumentValue()
  /** Names or ids, printed as a list in the style of the locale. */
  data class Names(val elements: List<String>) : ArgumentValue()
}

// Errors

/** Where an error came from. */
data class ErrorSource(val provider: Provider, val surface: String?, val code: String?)

/** One meaning of an ambiguous code; [provider] is set if the error names no provider. */
data class CodeCandidate(val surface: String, val kind: Kind, val provider: Provider? = null)

/** An authentication failure of a known kind, from any provider. */
class LoginError private constructor(
  internal val resolution: Resolution,
  /** What the person was doing; null when it is not known. */
  val flow: SignInFlow?,
  /** The arguments of the copy, by name. */
  val arguments: Map<String, ArgumentValue>,
  internal val ignored: List<String>
) : Exception() {
  /** Creates an error of a kind that your own code detected. */
  constructor(kind: Kind, flow: SignInFlow? = null, arguments: Map<String, ArgumentValue> = emptyMap()) :
    this(Resolution(CodeRow(kind.rawValue)), flow, arguments, emptyList())

  /** The kind; show [Catalog.copy] instead, because the copy conceals whether an account exists. */
  val kind: Kind get() = Kind(resolution.row.kind(flow))
  /** Where the error came from; null for an error that was created from a kind. */
  val source: ErrorSource?
    get() = resolution.provider?.let { ErrorSource(Provider(it), resolution.surface, resolution.code) }
  /** Whether the provider's code is in a table; otherwise the kind is `unknown`. */
  val isKnown: Boolean get() = resolution.isKnown

  /** The title in [locale], under strict disclosure. */
  val errorDescription: String get() = Catalog.shipped.copy(this, locale).title

  /** The message in [locale], under strict disclosure. */
  val recoverySuggestion: String get() = Catalog.shipped.copy(this, locale).message

  /** One line for logs with provider, surface, code and kind; it contains nothing that can be personal. */
  override val message: String
    get() {
      val code = resolution.code?.takeIf { looksLikeCode(it) }
      val origin = listOfNotNull(resolution.provider, resolution.surface, code).joinToString(" ")
      return if (origin == "") kind.rawValue else "$origin: $kind"
    }

  companion object {
    @Volatile
    private var chosenLocale: String? = null

    /** The locale of [errorDescription], a BCP 47 tag; until a program sets it, the current locale of the device. */
    var locale: String
      get() = chosenLocale ?: java.util.Locale.getDefault().toLanguageTag()
      set(value) {
        chosenLocale = value
      }

    /**
     * Creates an error from a provider's code.
     *
     * @param surface where the provider emitted the code, a surface id or an error domain; an unknown one is ignored.
     */
    fun of(provider: Provider, code: String, surface: String? = null, flow: SignInFlow? = null): LoginError {
      val found = Resolver.resolveNamed(code, provider.rawValue, surface, null, flow)
      return create(provider.rawValue, found, code, flow, emptyMap(), ignoredNames(provider.rawValue, surface))
    }

    /** Creates an error from a provider's code. */
    fun of(provider: Provider, code: Int, surface: String? = null, flow: SignInFlow? = null): LoginError =
      of(provider, code.toString(), surface, flow)

    /**
     * Creates an error from a provider's raw error in any form: a JSON body, a form, the address of a redirect, or any
     * other text that contains a code. An error without a known code has the kind `unknown`.
     *
     * @param provider the provider that sent the error; `Provider("any")` if it is not known.
     * @param status the HTTP status of the provider's response, which counts if the body has no known code.
     * @param retryAfter the seconds in the response's `Retry-After` header.
     */
    fun ofPayload(
      provider: Provider, payload: String, surface: String? = null, status: Int? = null, retryAfter: Int? = null,
      flow: SignInFlow? = null
    ): LoginError {
      val error = RawError(payload)
      val id = provider.rawValue
      val knownSurface = surface?.takeIf { Resolver.knows(id, it) }
      if (id == "any") {
        val (found, arguments) = UnknownProviderReader(flow).read(error, status)
        val resolution = (found ?: Resolution(CodeRow("unknown"), isKnown = false)).copy(method = null)
        val read = ErrorArguments(error, arguments, retryAfter).values(resolution.row.kind(flow))
        return create(resolution, flow, read, ignoredNames(null, surface))
      }
      val reader = Resolver.table(id)?.let { RawErrorReader.read(error, it, knownSurface, status, flow) }
      val found = reader?.resolution
      val kind = found?.row?.kind(flow) ?: "unknown"
      val read = ErrorArguments(error, reader?.arguments ?: emptyMap(), retryAfter).values(kind)
      return create(found?.provider ?: id, found, reader?.code, flow, read, ignoredNames(id, surface))
    }

    /**
     * Creates an error from whatever was caught: an exception with its causes, a response's body as text or bytes, a map
     * or a list as JSON, or nothing. It never throws. For the parameters see [ofPayload].
     */
    fun read(
      provider: Provider, thing: Any?, surface: String? = null, status: Int? = null, retryAfter: Int? = null,
      flow: SignInFlow? = null
    ): LoginError = ofPayload(provider, caughtText(thing), surface, status, retryAfter, flow)

    /** Returns the names of the inputs that have no effect; the provider is null if a raw error names none. */
    private fun ignoredNames(provider: String?, surface: String?): List<String> = listOfNotNull(
      "provider".takeIf { provider != null && Resolver.table(provider) == null },
      "surface".takeIf { surface != null && (provider == null || !Resolver.knows(provider, surface)) })

    private fun create(
      provider: String, found: Resolution?, code: String?, flow: SignInFlow?, read: Map<String, ArgumentValue>,
      ignored: List<String>
    ): LoginError {
      val resolution =
        found?.from(provider) ?: Resolution(CodeRow("unknown"), provider, null, code, null, false)
      return create(resolution, flow, read, ignored)
    }

    private fun create(
      resolution: Resolution, flow: SignInFlow?, read: Map<String, ArgumentValue>, ignored: List<String>
    ): LoginError {
      val taken = Content.kind(resolution.row.kind(flow)).arguments
      val own = resolution.row.arguments.filterKeys { it in taken }
      return LoginError(resolution, flow, own + read, ignored)
    }

    private fun withArgument(kind: String, name: String, value: String) =
      LoginError(Kind(kind), null, mapOf<String, ArgumentValue>(name to ArgumentValue.Text(value)))

    /** The sign-in details were not accepted. */
    fun invalidCredentials(method: SignInMethod? = null): LoginError =
      LoginError(Resolution(CodeRow("invalidCredentials"), null, null, null, method?.rawValue), null, emptyMap(), emptyList())

    /** A field was left empty: an id such as `email`, or a name that you choose. */
    fun missingField(field: String): LoginError = withArgument("missingField", "field", field)

    /** Two inputs that must be equal differ, such as a password and its repetition. */
    fun fieldMismatch(field: String): LoginError = withArgument("fieldMismatch", "field", field)

    /** An account with this email address, phone number or name already exists. */
    fun accountAlreadyExists(taken: String): LoginError = withArgument("accountAlreadyExists", "account", taken)

    /** No account is connected to this account of the provider. */
    fun providerAccountNotConnected(provider: Provider): LoginError =
      withArgument("providerAccountNotConnected", "provider", provider.rawValue)

    /** The provider's app is not installed on the device. */
    fun providerAppNotInstalled(provider: Provider): LoginError =
      withArgument("providerAppNotInstalled", "provider", provider.rawValue)

    /** A temporary failure; the person can only try again. */
    val tryAgain: LoginError get() = LoginError(Kind("tryAgain"))

    /** There were too many attempts; the seconds are the time until the next one, if it is known. */
    fun tooManyAttempts(retryAfterSeconds: Long? = null): LoginError =
      LoginError(
        Kind("tooManyAttempts"), null,
        retryAfterSeconds?.let { mapOf<String, ArgumentValue>("seconds" to ArgumentValue.Integer(it)) } ?: emptyMap())
  }
}

// Copy

/** The text for an error in one locale, and how to show it. */
data class Copy(
  /** The kind to show; under concealment it may differ from the kind of the error. */
  val kind: Kind,
  /** False for an unknown code, which is in no table. */
  val isKnown: Boolean,
  /** The locale of the text, a BCP 47 tag. */
  val locale: String,
  val title: String,
  val message: String,
  /** The action to offer; null if the person can do nothing. */
  val action: Action?,
  val presentation: Presentation,
  /** Whether the same request may succeed later, or after a change by the person. */
  val isRetryable: Boolean,
  /** The HTTP status of a response that reports this error. */
  val status: Int,
  /** The parts in another language, because the locale has no translation: `title`, `message`, `action`. */
  val fallbacks: List<String>,
  /** A kind that includes this one, for clients that do not know it. */
  val broader: Kind?,
  /** Where the error came from; null also if the source would reveal a concealed kind. */
  val source: ErrorSource?,
  /** The meanings of an ambiguous code; empty also if they would reveal a concealed kind. */
  val candidates: List<CodeCandidate>,
  /** The names of options and arguments that have no effect. */
  val ignored: List<String>
) {
  /** What the person can do next, and the label of the button. */
  data class Action(val id: RecoveryAction, val label: String)
}

/** What people sign in with in addition to a password. */
enum class SignInIdentifier(val rawValue: String) { EMAIL("email"), USERNAME("username"), PHONE("phone"), ANY("any") }

/**
 * The exported catalog.
 *
 * @property method how people sign in here, if the provider does not tell; null if it is not known.
 * @property identifier what people sign in with in addition to a password; null if it is not known.
 */
class Catalog(val method: SignInMethod? = null, val identifier: SignInIdentifier? = null) {
  /** The version of the catalog that these files were exported from. */
  val version: String get() = Content.version
  /** The exported locales, as BCP 47 tags. */
  val supportedLocales: List<String> get() = Content.locales.keys.toList()
  /** The providers whose codes these files know. */
  val providers: List<Provider> get() = providerData.keys.sorted().map { Provider(it) }

  /**
   * Returns the copy for an error; an argument that is missing or invalid has its default.
   *
   * @param locale a BCP 47 tag; the exported locale that matches best is used.
   * @param arguments the caller's arguments; concealed copy may use them too, unlike the arguments of the error.
   */
  fun copy(
    error: LoginError, locale: String, disclosure: Disclosure = Disclosure.STRICT,
    arguments: Map<String, ArgumentValue> = emptyMap()
  ): Copy {
    val resolution = error.resolution
    val (name, isConcealing) = Concealment.resolve(resolution.row, disclosure, error.flow)
    val kind = Content.kind(name)
    val hasCallerTime = "seconds" in arguments || "minutes" in arguments
    // Seconds and minutes are one value: if the caller passes either, the error's values do not count.
    val own =
      if (isConcealing) emptyMap()
      else error.arguments.filterKeys { !hasCallerTime || (it != "seconds" && it != "minutes") }
    val tag = Content.nearest(locale)
    val known = arguments.mapValues { withoutUnknownIds(it.key, it.value, tag) }
    val unknown = arguments.filter { known[it.key] != it.value }.keys.sorted()
    val given = HashMap(own)
    for ((argument, value) in known) if (value != null) given[argument] = value
    val used = kind.usedArguments(tag)
    val provider = if (isConcealing) null else resolution.provider
    val values = CopyArguments(tag, used, given, provider, resolution.method, error.flow, this)
    val ignored = given.filter { (argument, value) ->
      argument !in used || Content.arguments[argument]?.accepts(value) != true
    }.keys.map { takeCharacters(safeToShow(it), 64) }.sorted()
    var source = if (isConcealing) null else error.source
    val hidesCode = disclosure == Disclosure.STRICT && name == "unknown"
    if (source != null && (hidesCode || (!error.isKnown && !looksLikeCode(source.code ?: "")))) {
      source = source.copy(code = null)
    }
    val candidates =
      if (isConcealing) emptyList()
      else resolution.meanings.map {
        val resolved = Concealment.resolve(it.row, disclosure, error.flow).first
        CodeCandidate(it.surface, Kind(resolved), it.provider?.let { id -> Provider(id) })
      }
    return Copy(
      Kind(name), error.isKnown, tag, Messages.text("${name}_title", tag, values) ?: "",
      Messages.text("${name}_message", tag, values) ?: "",
      kind.recovery?.let { id ->
        Messages.text("${name}_action", tag, values)?.let { Copy.Action(RecoveryAction(id), it) }
      },
      Presentation.values().first { it.rawValue == kind.presentation.inFlow(error.flow) }, kind.isRetryable, kind.status,
      listOf("title", "message", "action").filter { Messages.isFallback("${name}_$it", tag) },
      Concealment.broader(name, error.flow)?.let { Kind(it) }, source,
      if (candidates.map { it.kind }.toSet().size > 1) candidates else emptyList(),
      ignored + (unknown + error.ignored).filter { it !in ignored })
  }

  /**
   * Removes ids for which the catalog has no text from the caller's value; null if nothing remains.
   *
   * A text that does not look like an id is kept: it is a name that the caller chose.
   */
  private fun withoutUnknownIds(name: String, given: ArgumentValue, locale: String): ArgumentValue? {
    if (name !in listOf("field", "factor", "requirements")) return given
    fun isKept(text: String) =
      !Regex("[a-z][A-Za-z0-9_.-]*").matches(text) || Messages.localeOf("${name}_$text", locale) != null
    return when (val value = Content.arguments[name]?.typed(given)) {
      is ArgumentValue.Text -> given.takeIf { isKept(value.text) }
      is ArgumentValue.Names -> {
        val kept = value.elements.filter { isKept(it) }
        if (kept.size == value.elements.size) given else if (kept.isEmpty()) null else ArgumentValue.Names(kept)
      }
      else -> given
    }
  }

  /**
   * Returns the text for a key of the UX copy, such as `continueWith`; null for an unknown key or a key of an error.
   *
   * @throws IllegalArgumentException if the text contains a fact that only the caller knows, such as a date, and the
   * arguments lack it.
   */
  fun text(key: String, locale: String, arguments: Map<String, ArgumentValue> = emptyMap()): String? {
    val part = key.substringAfterLast("_", "")
    if (part in listOf("title", "message", "action") && key.substringBeforeLast("_") in Content.kinds) return null
    val tag = Content.nearest(locale)
    return Messages.text(key, tag, CopyArguments(tag, null, arguments, null, null, null, this))
  }

  companion object {
    /** The exported catalog. */
    val shipped = Catalog()
  }
}

// JSON

/** A JSON value; objects keep the order and the repetitions of keys. */
internal sealed class Json {
  object Null : Json()
  class Bool(val value: Boolean) : Json()
  class Number(val text: String) : Json()
  class Text(val text: String) : Json()
  class Array(val list: List<Json>) : Json()
  class Object(val pairs: List<Pair<String, Json>>) : Json()

  val string: String? get() = (this as? Text)?.text
  val scalar: String? get() = (this as? Text)?.text ?: (this as? Number)?.text
  val integer: Int? get() = (this as? Number)?.text?.toIntOrNull()
  val bool: Boolean? get() = (this as? Bool)?.value
  val elements: List<Json> get() = (this as? Array)?.list ?: emptyList()
  val members: List<Pair<String, Json>> get() = (this as? Object)?.pairs ?: emptyList()
  val strings: List<String> get() = elements.mapNotNull { it.string }
  /** The members by key, in order. */
  val table: Map<String, Json> get() = members.toMap()
  val texts: Map<String, String>
    get() = members.mapNotNull { (key, value) -> value.string?.let { key to it } }.toMap()

  /** Returns the last member with a key. */
  operator fun get(key: String): Json? = members.lastOrNull { it.first == key }?.second

  /** Returns the values of a key, without authorization codes. If no key is equal, the case of keys is ignored. */
  fun errorMembers(key: String, carrier: String): List<Json> {
    var found = members.filter { it.first == key }
    if (found.isEmpty()) found = members.filter { sameKey(it.first, key) }
    return if (isNamed(key, "authorizationCodeKeys") && isAuthorizationResponse(carrier)) emptyList() else found.map { it.second }
  }

  /**
   * Whether the member `code` is an authorization code (RFC 6749, section 4.1.2): next to `state`; in a redirect, a
   * form or a log also next to another member of such a response; and in a redirect without any member about an error.
   */
  private fun isAuthorizationResponse(carrier: String): Boolean {
    if (members.any { isNamed(it.first, "authorizationStateKeys") }) return true
    if (carrier == "json") return false
    if (members.any { isNamed(it.first, "authorizationKeys") }) return true
    return carrier == "query" && members.none { member ->
      val key = lower(member.first)
      key in rules.words["errorKeys"] || rules.words["errorKeyParts"].any { it in key }
    }
  }

  companion object {
    /** Parses the UTF-8 bytes of a whole text strictly; null for invalid JSON. */
    fun parse(bytes: String): Json? {
      val parser = Parser(bytes, 0)
      val value = parser.value(0)
      parser.skipBlanks()
      return if (parser.position == bytes.length) value else null
    }
  }

  /** Parses the bytes of a text, each of which is a character. */
  class Parser(private val bytes: String, var position: Int) {
    private fun current() = if (position < bytes.length) bytes[position] else '\u0000'

    fun skipBlanks() {
      while (position < bytes.length && bytes[position] in " \n\r\t") position += 1
    }

    private fun consume(token: String): Boolean {
      skipBlanks()
      if (!bytes.startsWith(token, position)) return false
      position += token.length
      return true
    }

    fun value(depth: Int): Json? {
      skipBlanks()
      return when (current()) {
        '{' -> readObject(depth + 1)
        '[' -> readArray(depth + 1)
        '"' -> readString()?.let { Text(it) }
        't' -> if (consume("true")) Bool(true) else null
        'f' -> if (consume("false")) Bool(false) else null
        'n' -> if (consume("null")) Null else null
        else -> readNumber()
      }
    }

    private fun readObject(depth: Int): Json? {
      if (depth > 128 || !consume("{")) return null
      val members = mutableListOf<Pair<String, Json>>()
      if (consume("}")) return Object(members)
      do {
        skipBlanks()
        val key = readString() ?: return null
        if (!consume(":")) return null
        members.add(key to (value(depth) ?: return null))
      } while (consume(","))
      return if (consume("}")) Object(members) else null
    }

    private fun readArray(depth: Int): Json? {
      if (depth > 128 || !consume("[")) return null
      val elements = mutableListOf<Json>()
      if (consume("]")) return Array(elements)
      do {
        elements.add(value(depth) ?: return null)
      } while (consume(","))
      return if (consume("]")) Array(elements) else null
    }

    private fun digits(): Boolean {
      val start = position
      while (isDigit(current())) position += 1
      return position > start
    }

    private fun readNumber(): Json? {
      val start = position
      if (current() == '-') position += 1
      if (current() == '0') position += 1 else if (!digits()) return null
      if (current() == '.') {
        position += 1
        if (!digits()) return null
      }
      if (current() == 'e' || current() == 'E') {
        position += 1
        if (current() == '+' || current() == '-') position += 1
        if (!digits()) return null
      }
      return Number(bytes.substring(start, position))
    }

    private fun readString(): String? {
      if (current() != '"') return null
      position += 1
      var start = position
      val text = StringBuilder()
      while (position < bytes.length) {
        val byte = bytes[position]
        if (byte == '"') {
          text.append(textOf(bytes.substring(start, position)))
          position += 1
          return text.toString()
        }
        if (byte < ' ') return null
        if (byte == '\\') {
          text.append(textOf(bytes.substring(start, position)))
          text.append(escape() ?: return null)
          start = position
        } else {
          position += 1
        }
      }
      return null
    }

    private fun escape(): String? {
      position += 2
      if (position > bytes.length) return null
      val simple = "\"\\/bfnrt".indexOf(bytes[position - 1])
      if (simple >= 0) return "\"\\/\b\u000C\n\r\t".substring(simple, simple + 1)
      if (bytes[position - 1] != 'u') return null
      val high = hexadecimal() ?: return null
      if (high !in 0xD800..0xDFFF) return high.toChar().toString()
      if (high >= 0xDC00 || !bytes.startsWith("\\u", position)) return null
      position += 2
      val low = hexadecimal() ?: return null
      return if (low in 0xDC00..0xDFFF) String(charArrayOf(high.toChar(), low.toChar())) else null
    }

    private fun hexadecimal(): Int? {
      if (position + 4 > bytes.length) return null
      val digits = bytes.substring(position, position + 4)
      position += 4
      return if (digits.all { isHex(it) }) digits.toInt(16) else null
    }
  }
}

// Bytes and text

private fun code(character: Char): Int = character - '\u0000'
private fun isDigit(character: Char) = character in '0'..'9'
private fun isLetter(character: Char) = character in 'a'..'z' || character in 'A'..'Z'
private fun isHex(character: Char) = isDigit(character) || character in 'a'..'f' || character in 'A'..'F'
private fun isBlank(character: Char) = character <= ' ' || character == '\u007F'

/** Returns the text with its ASCII letters in lower case. */
private fun lower(text: String): String {
  if (text.none { it in 'A'..'Z' }) return text
  return String(CharArray(text.length) { if (text[it] in 'A'..'Z') text[it] + 32 else text[it] })
}

private fun upper(text: String): String = String(CharArray(text.length) { if (text[it] in 'a'..'z') text[it] - 32 else text[it] })

/** Returns the UTF-8 bytes of a text, each as a character. Raw errors are parsed in this form; limits count bytes. */
internal fun bytesOf(text: String): String {
  if (text.all { it < '\u0080' }) return text
  val bytes = StringBuilder()
  var index = 0
  while (index < text.length) {
    var point = text.codePointAt(index)
    index += if (point >= 0x10000) 2 else 1
    if (point in 0xD800..0xDFFF) point = 0xFFFD
    val count = if (point < 0x80) 0 else if (point < 0x800) 1 else if (point < 0x10000) 2 else 3
    if (count == 0) {
      bytes.append(point.toChar())
    } else {
      bytes.append(((0xF00 shr count + 1 and 0xFF) or (point shr 6 * count)).toChar())
      for (rest in count - 1 downTo 0) bytes.append((0x80 or (point shr 6 * rest and 63)).toChar())
    }
  }
  return bytes.toString()
}

private val utf8 = Regex(
  "[\\xc2-\\xdf][\\x80-\\xbf]|\\xe0[\\xa0-\\xbf][\\x80-\\xbf]|[\\xe1-\\xec\\xee\\xef][\\x80-\\xbf]{2}" +
    "|\\xed[\\x80-\\x9f][\\x80-\\xbf]|\\xf0[\\x90-\\xbf][\\x80-\\xbf]{2}|[\\xf1-\\xf3][\\x80-\\xbf]{3}" +
    "|\\xf4[\\x80-\\x8f][\\x80-\\xbf]{2}|[\\x80-\\xff]")

/** Decodes UTF-8 bytes; invalid bytes become U+FFFD. */
private fun textOf(bytes: String): String {
  if (bytes.all { it < '\u0080' }) return bytes
  val text = StringBuilder()
  var end = 0
  for (match in utf8.findAll(bytes)) {
    text.append(bytes, end, match.range.first)
    end = match.range.last + 1
    val part = match.value
    if (part.length == 1) {
      text.append('\uFFFD')
      continue
    }
    var point = code(part[0]) and (if (part.length == 2) 31 else if (part.length == 3) 15 else 7)
    for (index in 1 until part.length) point = point shl 6 or (code(part[index]) and 63)
    text.appendCodePoint(point)
  }
  return text.append(bytes, end, bytes.length).toString()
}

/** Folds case, full-width letters and the Turkish variants of `i`, and normalizes blanks and apostrophes. */
private fun foldCharacters(text: String): String {
  val folded = StringBuilder(text.length)
  for (character in text) {
    when (character) {
      '\u0130', '\u0131' -> folded.append('i')
      '\u0307', '\u200B', '\uFEFF' -> {}
      '\u00A0', '\u3000' -> folded.append(' ')
      '\u2018', '\u2019' -> folded.append('\'')
      in '\uFF01'..'\uFF5E' -> folded.append(character - 0xFEE0)
      else -> folded.append(character)
    }
  }
  return lower(folded.toString())
}

/** Folds a text for comparison with codes. */
private fun foldCode(text: String): String = foldCharacters(text).trim { isBlank(it) }

/** Folds a text for comparison with phrases: without `_`, `-`, blanks and apostrophes, and with `not` for `n't`. */
private fun foldPhrase(text: String): String {
  val folded = foldCharacters(text)
  val words =
    if ('\'' in folded) folded.replace(cannot, "$1not").replace(negation, "$1ot").replace("'", "") else folded
  return words.filterNot { it == ' ' || it == '_' || it == '-' || it in '\t'..'\r' }
}

private val cannot = Regex("(c[ _\\-\\x09-\\x0D']*a[ _\\-\\x09-\\x0D']*n)[ _\\-\\x09-\\x0D']*'t")
private val negation = Regex("([^ _\\-\\x09-\\x0D'][ _\\-\\x09-\\x0D']*n)[ _\\-\\x09-\\x0D']*'t")

/** Folds the start of a text for comparison with phrases. */
private fun foldStart(text: String): String = foldPhrase(textOf(startOf(bytesOf(text))))

/** Returns the bytes of a description that are compared with phrases. */
private fun startOf(bytes: String): String = bytes.take(rules.limits["descriptionLength"])

/** Returns the first characters of a text. */
private fun takeCharacters(text: String, count: Int): String =
  if (text.length <= count) text else text.substring(0, text.offsetByCodePoints(0, minOf(count, text.codePointCount(0, text.length))))

/** Returns the code before a colon, as in `WEAK_PASSWORD : too short` or `SomeException: wrong`; null without one. */
private fun leadingCode(text: String): String? {
  val head = text.takeWhile { isLetter(it) || isDigit(it) || it in rules.characters["leadingCodeSigns"] }
  val rest = text.substring(head.length).removePrefix(" ")
  val name = splitAt(head, "leadingCodeJoints").lastOrNull { it != "" } ?: return null
  if (name[0] !in 'A'..'Z') return null
  if (!rest.startsWith(":") || (rest.length > 1 && !isBlank(rest[1]))) return null
  val isConstant = '_' in name && name.none { it in 'a'..'z' }
  val isException = rules.words["exceptionNames"].any { name.endsWith(it) && name != it }
  return name.takeIf { (isConstant || isException) && looksLikeCode(it) }
}

/** Whether the text looks like an identifier rather than a sentence, an address, a personal number or a token. */
private fun looksLikeCode(text: String): Boolean {
  if (text.length !in 1..64 || text.startsWith("eyJ")) return false
  if (!text.all { isDigit(it) || isLetter(it) || it in "-_./:" }) return false
  var alternations = 0
  var wasDigit: Boolean? = null
  for (character in text) {
    if (character in "-_./:") continue
    if (wasDigit != null && wasDigit != isDigit(character)) alternations += 1
    wasDigit = isDigit(character)
  }
  if (text.length >= 16 && alternations >= 4) return false
  val digits = text.count { isDigit(it) }
  return digits < 9 || (text.startsWith("-") && digits < 11)
}

private fun looksLikeDomain(text: String): Boolean {
  val name = lower(text)
  return !name.contains("/") &&
    (name.drop(1).dropLast(1).contains(".") || rules.words["domainEnds"].any { name.endsWith(it) } ||
      rules.words["domainParts"].any { it in name })
}

/** Whether two keys are equal, ignoring the case of ASCII letters. */
private fun sameKey(first: String, second: String): Boolean =
  first.length == second.length && lower(first) == lower(second)

/** Whether a key equals one of the words of a list, ignoring the case of ASCII letters. */
private fun isNamed(key: String, list: String): Boolean = rules.words[list].any { sameKey(it, key) }

/** Returns the parts of a text between characters of a set. */
private fun splitAt(text: String, characters: String): List<String> =
  text.split(*rules.characters[characters].toCharArray())

private val disturbingCharacters = Regex(
  "[\\x00-\\x1f\\x7f-\\x9f\\xad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u3164\\uffa0\\u061c\\u200b\\u200e\\u200f" +
    "\\u2028-\\u202e\\u2060-\\u2069\\ufeff\\ufff9-\\ufffb]|\\udb40[\\udc00-\\udc7f]|[\\x{e0000}-\\x{e007f}]")

/** Removes characters that could disturb the surrounding text; line breaks and tabs become spaces. */
private fun safeToShow(text: String): String =
  disturbingCharacters.replace(text) {
    if (it.value.length == 1 && (it.value[0] in '\t'..'\r' || it.value[0] in "\u0085\u2028\u2029")) " " else ""
  }

/** Whether a text is empty or only white space. */
private fun isBlankText(text: String): Boolean =
  text.all { it in '\t'..'\r' || it in " \u0085\u00A0\u1680\u2028\u2029\u202F\u205F\u3000" || it in '\u2000'..'\u200A' }

// Content

private class ByFlow(private val standard: String?, private val byFlow: Map<String, String?>) {
  fun inFlowOrNull(flow: SignInFlow?): String? =
    if (flow != null && flow.rawValue in byFlow) byFlow[flow.rawValue] else standard

  fun inFlow(flow: SignInFlow?): String = inFlowOrNull(flow) ?: ""

  val all: List<String> get() = (byFlow.values + standard).filterNotNull()
}

/** The data of the export, without codes and messages. */
private object Content {
  private val json = (Json.parse(bytesOf(contentData())) ?: Json.Null).table
  val version = json["catalog"]?.string ?: ""
  val defaultLocale = json["defaultLocale"]?.string ?: "en"
  val locales: Map<String, List<String>> = (json["locales"]?.table ?: emptyMap()).mapValues { it.value.strings }
  private val localesByName: Map<String, String> =
    (json["localeMatches"]?.texts ?: emptyMap()).mapKeys { lower(it.key) } + locales.keys.associateBy { lower(it) }
  val formats = (json["formats"]?.table ?: emptyMap()).mapValues { Format(it.value) }
  val korean by lazy { KoreanSounds(json["korean"] ?: Json.Null) }
  val arguments = (json["arguments"]?.table ?: emptyMap()).mapValues { Argument(it.value) }
  /** The arguments that the texts of an argument's values use, by locale and argument. */
  val argumentsOfValues: Map<String, Map<String, List<String>>> =
    (json["argumentsOfValues"]?.table ?: emptyMap()).mapValues { it.value.table.mapValues { taken -> taken.value.strings } }
  val kinds = (json["kinds"]?.table ?: emptyMap()).mapValues { KindData(it.value) }
  val knownProviders = (json["knownProviders"]?.strings ?: emptyList()).toSet()
  val reading = ReadingRules(json["reading"])

  /** Returns the data of a kind; an undefined kind counts as `unknown`. */
  fun kind(name: String): KindData = kinds[name] ?: kinds.getValue("unknown")

  /** Returns the exported locale that matches a BCP 47 tag best; without a match, the default locale. */
  fun nearest(tag: String): String {
    var name = lower(tag.replace('_', '-'))
    if (!Regex("[a-z0-9]{1,8}(?:-[a-z0-9]{1,8})*").matches(name)) return defaultLocale
    while (name != "") {
      localesByName[name]?.let { return it }
      name = name.substringBeforeLast("-", "")
    }
    return defaultLocale
  }
}

private class KindData(json: Json) {
  val status = json["status"]?.integer ?: 500
  val presentation = ByFlow(json["presentation"]?.string, json["presentationIn"]?.texts ?: emptyMap())
  val recovery = json["recovery"]?.string
  val isRetryable = json["retryable"]?.bool ?: false
  val arguments = json["arguments"]?.strings ?: emptyList()
  val concealedAs = json["concealedAs"].let { target ->
    ByFlow(target?.string ?: target?.get("default")?.string, (target?.table ?: emptyMap()).mapValues { it.value.string })
  }
  val broader = json["broader"]?.string

  /** Returns the arguments that the copy may use, with derived arguments and those in the texts of values. */
  fun usedArguments(locale: String): Set<String> {
    val derived = Content.arguments.filterValues { argument ->
      argument.sources?.let { it.isEmpty() || it.any { source -> source in arguments } } ?: false
    }
    val used = LinkedHashSet<String>()
    val pending = ArrayList(arguments + derived.keys)
    while (pending.isNotEmpty()) {
      val name = pending.removeAt(pending.size - 1)
      if (used.add(name)) pending += Content.argumentsOfValues[locale]?.get(name) ?: emptyList()
    }
    return used
  }
}

/** What the readers of raw errors know, by name; it is documented in the `reading.json` of the catalog. */
private class ReadingRules(json: Json?) {
  /** The values of a section by name. */
  class Section<Value>(json: Json?, read: (Json) -> Value?) {
    private val values = (json?.table ?: emptyMap()).mapNotNull { (name, value) -> read(value)?.let { name to it } }.toMap()

    operator fun get(name: String): Value = values.getValue(name)
  }

  val limits = Section(json?.get("limits")) { it.integer }
  val characters = Section(json?.get("characters")) { it.string }
  val words = Section(json?.get("words")) { it.strings }
  val markers = Section(json?.get("markers")) { it.string }
  val tables = Section(json?.get("tables")) { table ->
    table.members.mapNotNull { (key, value) -> value.scalar?.let { key to it } }.toMap()
  }
  val maximum = Limit("maximum")
  val minimum = Limit("minimum")

  /** The words for the maximum or minimum length. */
  inner class Limit(name: String) {
    val keys = words["${name}Keys"]
    val before = words["${name}Before"]
    val after = words["${name}After"]
    val lengths = words["${name}Lengths"]
  }

  /** The kinds of the HTTP statuses that have a meaning without a code. */
  private val statusKinds = tables["statusKinds"].map { (statuses, kind) ->
    val bounds = statuses.split("-").map { it.toInt() }
    bounds.first()..bounds.last() to kind
  }

  fun kindOfStatus(status: Int): String? = statusKinds.firstOrNull { status in it.first }?.second
}

private val rules: ReadingRules get() = Content.reading

// Codes

/** A code that a provider emits on a surface. */
internal class CodeRow(private val standard: String) {
  var code = ""
  var symbol: String? = null
  var numeric: Int? = null
  var match = "exact"
  var description: String? = null
  var kindIn: Map<String, String> = emptyMap()
  /** The kinds that replace the row, by flow and `default`; null if the code reveals nothing about accounts. */
  private var concealments: Map<String, String?> = emptyMap()
  var arguments: Map<String, ArgumentValue> = emptyMap()
  var surface = 0
  /** The folded phrase to search for in a text. */
  var phrase = ""
  var phraseLength = 0
  /** Whether the phrase counts anywhere in a text. */
  var isDistinctive = false
  /** Whether the data specifies how specific the phrase is. */
  var hasStrength = false
  /** Whether the code is so common that other providers use it with another meaning. */
  var isCommonName = false
  /** Whether the code wraps errors of many kinds, so that any other code or phrase takes precedence. */
  var isOverloaded = false

  /** Returns the row of a wrapper with an unknown sentence, without a kind that blames the person's input. */
  fun forUnknownMessage(): CodeRow {
    fun blames(kind: String) = kind in rules.words["blamingKinds"]
    if (!blames(standard) && kindIn.values.none { blames(it) }) return this
    return CodeRow(if (blames(standard)) "unknown" else standard).also {
      it.code = code
      it.match = match
      it.description = description
      it.kindIn = kindIn.mapValues { (_, kind) -> if (blames(kind)) "unknown" else kind }
      it.concealments = if (concealments.isEmpty()) mapOf("default" to "invalidCredentials") else concealments
      it.arguments = arguments
      it.surface = surface
      it.isOverloaded = isOverloaded
    }
  }

  /** Sets the kind that replaces the kind of the row in every flow. */
  fun concealed(target: String): CodeRow = also { it.concealments = mapOf("default" to target) }

  /** Returns whether the row specifies its concealment in a flow, and the replacing kind, if any. */
  fun concealment(flow: SignInFlow?): Pair<Boolean, String?> {
    val name = if (flow != null && flow.rawValue in concealments) flow.rawValue else "default"
    val target = concealments[name]
    val isNamed = flow == SignInFlow.SIGN_IN || flow == SignInFlow.SIGN_UP || flow == SignInFlow.LINK || flow == SignInFlow.CHANGE
    return (name in concealments) to (if (isNamed && target != null) Concealment.flowIndependentTarget(target) else target)
  }

  private constructor(code: String, kind: String, details: Map<String, Json>, surface: Int) : this(kind) {
    this.code = code
    symbol = details["symbol"]?.string
    numeric = details["numeric"]?.integer
    match = details["match"]?.string ?: "exact"
    description = details["description"]?.string
    kindIn = details["kindIn"]?.texts ?: emptyMap()
    val concealedAs = details["concealedAs"]
    concealments =
      if (concealedAs is Json.Object) concealedAs.table.mapValues { it.value.string }
      else if (concealedAs == null) emptyMap() else mapOf("default" to concealedAs.string)
    arguments = (details["arguments"]?.table ?: emptyMap()).mapValues { (_, value) ->
      value.string?.let { ArgumentValue.Text(it) } ?: ArgumentValue.Names(value.strings)
    }
    this.surface = surface
    val text = if (match == "phrase") code else description
    phrase = text?.let { foldPhrase(it) } ?: ""
    val strength = details["strength"]?.string
    isDistinctive = if (strength != null) strength == "distinctive" else text != null && isDistinctivePhrase(text)
    hasStrength = strength != null
    isCommonName = strength == "plain"
    isOverloaded = details["overloaded"]?.bool == true
    phraseLength = bytesOf(phrase).length
  }

  fun kind(flow: SignInFlow?): String = flow?.let { kindIn[it.rawValue] } ?: standard
  /** Whether the row means that nothing is wrong. A concealed row does not count: dropping it would reveal it. */
  fun indicatesSuccess(flow: SignInFlow?): Boolean = kind(flow) == "none" && concealment(flow).second == null
  val kinds: Pair<String, Map<String, String>> get() = standard to kindIn

  companion object {
    /**
     * Returns the rows of a group: a kind, a list of codes or one text of codes with their symbols and numbers,
     * `code|symbol|number`, and details.
     */
    fun of(group: Json, surface: Int): List<CodeRow> {
      val parts = group.elements
      val kind = parts[0].string ?: "unknown"
      val details = parts.getOrNull(2)?.table ?: emptyMap()
      val text = parts[1].string ?: return parts[1].strings.map { CodeRow(it, kind, details, surface) }
      return text.split(" ").map { code ->
        val names = code.split("|")
        CodeRow(names[0], kind, details, surface).also { row ->
          names.getOrNull(1)?.let { if (it != "") row.symbol = it }
          names.getOrNull(2)?.let { row.numeric = it.toInt() }
        }
      }
    }
  }
}

/** The result of resolving a code. */
internal data class Resolution(
  val row: CodeRow, val provider: String? = null, val surface: String? = null, val code: String? = null,
  val method: String? = null, val isKnown: Boolean = true, val meanings: List<Meaning> = emptyList()
) {
  /** A meaning of an ambiguous code, and its provider if the error names none. */
  class Meaning(val surface: String, val row: CodeRow, val provider: String? = null)

  /** Returns the resolution for another provider that sends the same codes. */
  fun from(provider: String): Resolution =
    if (provider == this.provider) this else copy(provider = provider, method = Resolver.table(provider)?.method)
}

/** Returns the steps of a path such as `error.errors[].reason`: keys, `[]` for any element, `*` for any member. */
private fun stepsOf(path: String): List<String> = path.replace("[]", ".[]").split(".").filter { it != "" }

internal class PayloadShape(json: Json, ids: List<String>) {
  val carrier = json["carrier"]?.string
  val path = (json["code"] ?: json["key"])?.string?.let(::stepsOf)
  val isKey = json["key"] != null
  private val between = json["between"]?.strings
  val description = json["description"]?.string?.let(::stepsOf)
  val arguments = (json["arguments"]?.texts ?: emptyMap()).mapValues { stepsOf(it.value) }
  val surfaces = (json["surfaces"]?.strings ?: emptyList()).map { ids.indexOf(it) }

  fun suits(carrier: String): Boolean = when (this.carrier) {
    null -> true
    "json" -> carrier != "query"
    "query" -> carrier == "query"
    else -> false
  }

  /** Returns the text between the first `before` and the next `after`. */
  fun cut(text: String): String? {
    val (before, after) = between ?: return text
    val found = text.indexOf(before)
    if (found < 0) return null
    val start = found + before.length
    val end = if (after == "") -1 else text.indexOf(after, start)
    return text.substring(start, if (end < 0) text.length else end)
  }
}

internal class CodeSurface(json: Json) {
  val id = json["id"]?.string ?: ""
  val method = json["method"]?.string
  val detailAfter = json["detailAfter"]?.string
  val also = json["also"]?.strings ?: emptyList()
  val derivedPrefix = json["derives"]?.get("prefix")?.string
  val derivedFrom = json["derives"]?.get("from")?.string ?: ""
  val isHTTPStatus = id == "http-status" || id.endsWith("/http-status")
}

/** The codes of one provider. */
internal class CodeTable(val id: String, json: Map<String, Json>) {
  private class Name(val spelling: String, val isSymbol: Boolean, val rows: MutableList<Int>)
  private class CodeMatch(val rows: List<Int>, val code: String)

  val fallbacks = json["fallback"]?.strings ?: emptyList()
  val systemNames = (json["named"]?.strings ?: emptyList()).map { foldPhrase(it) }
  val method = json["method"]?.string
  /** Whether the table has the errors of the network layer, which the SDK of any provider can pass on. */
  val isNetwork = id == rules.markers["networkProvider"]
  val domains = json["domains"]?.texts ?: emptyMap()
  val codePrefixes = json["begins"]?.strings ?: emptyList()
  val surfaces = (json["surfaces"]?.elements ?: emptyList()).map { CodeSurface(it) }
  val shapes = (json["payloads"]?.elements ?: emptyList()).map { shape -> PayloadShape(shape, surfaces.map { it.id }) }
  private val rows = mutableListOf<CodeRow>()
  private val names = mutableMapOf<String, MutableList<Name>>()
  private val numbers = mutableMapOf<Long, MutableList<Int>>()
  private val prefixes = mutableListOf<Pair<String, Int>>()
  private val ranges = mutableListOf<Pair<LongRange, Int>>()
  private val separators = surfaces.mapNotNull { it.detailAfter }.distinct()

  init {
    for ((index, surface) in (json["surfaces"]?.elements ?: emptyList()).withIndex()) {
      for (row in (surface["codes"]?.elements ?: emptyList()).flatMap { CodeRow.of(it, index) }) {
        val rowIndex = rows.size
        rows.add(row)
        // `connection refused` can only be about the network.
        val phrase = if (row.match == "phrase") row.code else row.description
        if (isNetwork && phrase != null && ' ' in phrase && !row.hasStrength) row.isDistinctive = true
        addName(row.code, false, rowIndex)
        row.symbol?.let { addName(it, true, rowIndex) }
        row.numeric?.let { numbers.getOrPut(it.toLong()) { mutableListOf() }.add(rowIndex) }
        if (row.match == "prefix") prefixes.add(foldCode(row.code) to rowIndex)
        val bounds = if (row.match == "range") row.code.split("-").mapNotNull { it.toLongOrNull() } else emptyList()
        if (bounds.size == 2) ranges.add(bounds[0]..bounds[1] to rowIndex)
      }
    }
  }

  /** The folded codes and symbols, without numbers. */
  val exactNames: Set<String>
    get() = rows.filter { it.match == "exact" && isNotStatus(it.surface) }.flatMap { listOfNotNull(it.code, it.symbol) }
      .map { foldCode(it) }.filter { integerOf(it) == null }.toSet()

  /** Whether the provider has codes with the same prefix up to the `/`, as in `auth/user-not-found`. */
  fun hasNamespace(code: String): Boolean {
    val end = code.indexOf('/') + 1
    return end > 0 && rows.any { it.code.startsWith(code.take(end)) }
  }

  private fun addName(spelling: String, isSymbol: Boolean, row: Int) {
    val named = names.getOrPut(foldCode(spelling)) { mutableListOf() }
    val known = named.firstOrNull { it.spelling == spelling && it.isSymbol == isSymbol }
    val firstSymbol = named.indexOfFirst { it.isSymbol }
    if (known != null) known.rows.add(row)
    else named.add(if (isSymbol || firstSymbol < 0) named.size else firstSymbol, Name(spelling, isSymbol, mutableListOf(row)))
  }

  fun surfaceNamed(name: String): Int? {
    val index = surfaces.indexOfFirst { it.id == name }
    if (index >= 0) return index
    return domains[name]?.let { id -> surfaces.indexOfFirst { it.id == id } }?.takeIf { it >= 0 }
  }

  fun methodOn(surface: Int): String? = surfaces[surface].method ?: method

  /** Returns a surface, and the other surfaces that callers may mean when they name it. */
  fun withAlternatives(surface: Int): List<Int> =
    listOf(surface) + surfaces[surface].also.mapNotNull { surfaceNamed(it) }

  private val isNotStatus: (Int) -> Boolean = { !surfaces[it].isHTTPStatus }

  /**
   * Returns the rows of a value, by the first interpretation that matches: a code, a symbol, a number; a code or a
   * symbol in another spelling; a number within a range; a code that is a prefix of the value; the same for the part
   * before a separator.
   */
  private fun find(value: String, isWanted: (Int) -> Boolean): CodeMatch {
    if (bytesOf(value).length <= 512) findWhole(value, isWanted)?.let { return it }
    val start = textOf(bytesOf(value).take(512))
    for (separator in separators) {
      val end = start.indexOf(separator)
      if (end < 0) continue
      val part = start.substring(0, end).trimEnd { isBlankText(it.toString()) }
      findWhole(part) { surfaces[it].detailAfter == separator && isWanted(it) }?.let { return it }
    }
    return CodeMatch(emptyList(), value)
  }

  private fun findWhole(value: String, isWanted: (Int) -> Boolean): CodeMatch? {
    fun wanted(rows: List<Int>) = rows.filter { isWanted(this.rows[it].surface) }
    val folded = foldCode(value)
    val names = names[folded] ?: mutableListOf()
    for (name in names) {
      val rows = if (name.spelling == value) wanted(name.rows) else emptyList()
      if (rows.isNotEmpty()) return CodeMatch(rows, value)
    }
    val number = integerOf(value)
    if (number != null) {
      val rows = wanted(numbers[number] ?: emptyList<Int>())
      if (rows.isNotEmpty()) return CodeMatch(rows, number.toString())
    }
    for (name in names) {
      val rows = wanted(name.rows)
      if (rows.isNotEmpty()) return CodeMatch(rows, name.spelling)
    }
    fun partialMatch(rows: List<Int>) =
      if (rows.isEmpty()) null else CodeMatch(rows, if (looksLikeCode(value)) value else this.rows[rows[0]].code)
    if (number != null) partialMatch(wanted(ranges.filter { number in it.first }.map { it.second }))?.let { return it }
    val matching = prefixes.filter { folded.startsWith(it.first) && isWanted(rows[it.second].surface) }
    val longest = matching.map { bytesOf(it.first).length }.sorted().lastOrNull()
    return partialMatch(matching.filter { bytesOf(it.first).length == longest }.map { it.second })
  }

  /** Returns the row with the longest phrase that a text contains; among equal lengths, the first. */
  private fun describedRow(rows: List<Int>, text: String?): Int? {
    var best: Int? = null
    var longest = 0
    if (text == null) return null
    for (row in rows) {
      val candidate = this.rows[row]
      if (candidate.phraseLength > longest && text.contains(candidate.phrase)) {
        best = row
        longest = candidate.phraseLength
      }
    }
    return best
  }

  /**
   * Returns, from rows of one code and surface, the row whose phrase matches, else the row without a phrase.
   *
   * @param orFirst whether the first row is returned if all have a phrase and none matches.
   */
  private fun rowAmong(rows: List<Int>, text: String?, orFirst: Boolean = true): Int? =
    describedRow(rows, text) ?: rows.firstOrNull { this.rows[it].description == null }
      ?: (if (orFirst) rows.firstOrNull() else null)

  /** Returns the resolution of a code by its first row; if the rows have different kinds, all are its meanings. */
  private fun resolution(rows: List<Int>, code: String): Resolution {
    val first = this.rows[rows[0]]
    val differ = rows.any { this.rows[it].kinds != first.kinds }
    val meanings = rows.map { Resolution.Meaning(surfaces[this.rows[it].surface].id, this.rows[it]) }
    return Resolution(first, id, surfaces[first.surface].id, code, method, true, if (differ) meanings else emptyList())
  }

  private fun resolution(row: Int?): Resolution? = row?.let { resolution(listOf(it), rows[it].code) }

  /** Resolves a value on the surface that the caller named. */
  fun resolveOn(surface: Int, value: String, text: String?): Resolution? {
    val wanted = withAlternatives(surface)
    val found = resolveOnFirst(wanted, value, text) ?: resolveDerived(value, wanted)
      ?: resolvePhrase(value) { it in wanted }
    return found?.copy(method = methodOn(surface))
  }

  /** Resolves a value on any surface. */
  fun resolve(value: String, text: String?): Resolution? = resolveCode(value, text) ?: resolvePhrase(value, isNotStatus)

  /** Resolves a value on any surface, without the phrases. */
  fun resolveCode(value: String, text: String?, preferred: List<Int> = emptyList()): Resolution? {
    val anywhere = find(value, isNotStatus)
    if (anywhere.rows.isEmpty()) return resolveDerived(value, surfaces.indices.toList())
    resolveMatch(value, anywhere, text, preferred)?.let { return it }
    val bySurface = anywhere.rows.groupBy { rows[it].surface }.values
    return resolution(bySurface.mapNotNull { rowAmong(it, text) }, anywhere.code)
  }

  /** Resolves a value that a shape matched, with preference for the surfaces of the shape. */
  fun resolveByShape(value: String, text: String, preferred: List<Int>): Resolution? {
    val anywhere = find(value, isNotStatus)
    val found = if (anywhere.rows.isEmpty()) null else resolveMatch(value, anywhere, text, preferred)
    return found ?: resolveDerived(value, preferred) ?: resolvePhrase(value) { it in preferred }
  }

  /** Chooses a row of a value by its phrase, else by the preferred surfaces; null if neither decides. */
  private fun resolveMatch(value: String, anywhere: CodeMatch, text: String?, preferred: List<Int>): Resolution? {
    val found = preferred.map { surface -> find(value) { it == surface } }
    for (each in found) describedRow(each.rows, text)?.let { return resolution(listOf(it), each.code) }
    describedRow(anywhere.rows, text)?.let { return resolution(listOf(it), anywhere.code) }
    for (each in found) rowAmong(each.rows, text)?.let { return resolution(listOf(it), each.code) }
    return null
  }

  /** Resolves a value only on some surfaces and their alternatives. */
  fun resolveOnly(value: String, text: String, surfaces: List<Int>): Resolution? =
    resolveOnFirst(surfaces.flatMap { withAlternatives(it) }, value, text)

  /** Resolves the HTTP status of a provider's response; the body can select the meaning. */
  fun resolveStatus(status: Int, text: String): Resolution? {
    val found = find(status.toString()) { surfaces[it].isHTTPStatus }
    return rowAmong(found.rows, text, false)?.let { resolution(listOf(it), found.code) }
  }

  /** Resolves a text without a code by the longest phrase that it contains, else by the longest description. */
  fun resolvePhrases(text: String, heads: List<String>, surface: Int?): Resolution? {
    val wanted = surface?.let { withAlternatives(it) }
    val candidates = rows.indices.filter { index ->
      val row = rows[index]
      (wanted?.contains(row.surface) ?: isNotStatus(row.surface)) &&
        // A phrase that is not distinctive counts only as a whole head.
        (row.isDistinctive || heads.any { it == row.phrase || (it == row.phrase + "." && !row.phrase.endsWith(".")) })
    }
    // A short description, such as "refresh token", counts only together with its code.
    return resolution(
      describedRow(candidates.filter { rows[it].match == "phrase" }, text)
        ?: describedRow(candidates.filter { rows[it].description != null && rows[it].phraseLength >= rules.limits["longDescription"] }, text))
  }

  /** Resolves a value on the first surface that has it. */
  private fun resolveOnFirst(surfaces: List<Int>, value: String, text: String?): Resolution? {
    for (surface in surfaces) {
      val found = find(value) { it == surface }
      if (found.rows.isEmpty()) continue
      return rowAmong(found.rows, text)?.let { resolution(listOf(it), found.code) }
    }
    return null
  }

  /** Resolves a text by the longest phrase that it contains. */
  private fun resolvePhrase(value: String, isWanted: (Int) -> Boolean): Resolution? {
    // A text without a space inside or a non-ASCII character is a code, a token or an id, not a phrase.
    if (value.trim(' ').none { it == ' ' || it >= '\u0080' }) return null
    val phrases = rows.indices.filter { rows[it].match == "phrase" && isWanted(rows[it].surface) }
    return resolution(describedRow(phrases, foldPhrase(value)))
  }

  /** Resolves a code that a rule derives from a code of another surface. */
  private fun resolveDerived(value: String, surfaces: List<Int>): Resolution? {
    for (surface in surfaces) {
      val prefix = this.surfaces[surface].derivedPrefix ?: continue
      // SDKs derive codes only, without a sentence after the code.
      if (!value.startsWith(prefix) || value.any { isBlank(it) }) continue
      val source = surfaceNamed(this.surfaces[surface].derivedFrom) ?: continue
      val code = upper(value.substring(prefix.length)).replace('-', '_')
      val match = resolveOnFirst(listOf(source), code, null) ?: continue
      return Resolution(match.row, id, this.surfaces[surface].id, value, method)
    }
    return null
  }
}

/** Parses a 64-bit integer. */
private fun integerOf(text: String): Long? =
  if (text.startsWith("+") && text.length > 1 && isDigit(text[1])) text.substring(1).toLongOrNull() else text.toLongOrNull()

internal object Resolver {
  private val tables = java.util.concurrent.ConcurrentHashMap<String, CodeTable>()

  /** The first provider with each error domain, and the spelling of the domain in its table. */
  private val owners: Map<String, Pair<String, String>> by lazy {
    val owners = mutableMapOf<String, Pair<String, String>>()
    for (id in providerData.keys.sorted()) {
      for (domain in table(id)?.domains?.keys?.sorted() ?: emptyList<String>()) {
        if (foldCode(domain) !in owners) owners[foldCode(domain)] = domain to id
      }
    }
    owners
  }

  fun table(id: String): CodeTable? {
    tables[id]?.let { return it }
    val text = providerData[id] ?: return null
    val table = CodeTable(id, (Json.parse(bytesOf(text())) ?: Json.Null).table)
    tables[id] = table
    return table
  }

  /** Returns the tables of a provider's fallback providers, such as the standards that it uses, in lookup order. */
  fun fallbacks(table: CodeTable): List<CodeTable> = table.fallbacks.mapNotNull { table(it) }

  fun knows(provider: String, surface: String): Boolean {
    val table = table(provider) ?: return false
    return (listOf(table) + fallbacks(table)).any { it.surfaceNamed(surface) != null }
  }

  /** Returns the provider of an error domain that is joined with its code in one word, as in React Native. */
  fun ownerOfDomainIn(word: String): Triple<String, String, String>? {
    val digits = word.takeLastWhile { isDigit(it) }.length
    val start = rules.markers["bridgeStart"]
    if (!word.startsWith(start) || digits == 0) return null
    val domain = word.drop(start.length).dropLast(digits).removeSuffix("-")
    return owner(domain)?.let { Triple(it.first, it.second, word.drop(start.length + domain.length)) }
  }

  /** All tables. */
  val all: List<CodeTable> by lazy { providerData.keys.sorted().mapNotNull { table(it) } }

  /** The tables that have a code or a symbol, by its folded form. */
  val byName: Map<String, List<CodeTable>> by lazy {
    val names = mutableMapOf<String, MutableList<CodeTable>>()
    for (table in all) for (name in table.exactNames) names.getOrPut(name) { mutableListOf() }.add(table)
    names
  }

  fun owner(domain: String): Pair<String, String>? = owners[foldCode(domain)]

  private val codePrefixes: List<Pair<String, String>> by lazy {
    providerData.keys.sorted().flatMap { id -> table(id)?.codePrefixes.orEmpty().map { it to id } }
  }

  /** Returns the table of the only provider whose codes have the prefix of a code. */
  fun ownerOfCode(code: String): CodeTable? =
    codePrefixes.firstOrNull { code.startsWith(it.first) }?.let { table(it.second) }

  private fun resolve(value: String, provider: String, surface: String?, text: String?): Resolution? {
    val table = table(provider) ?: return null
    val fallbacks = fallbacks(table)
    fun byFallbacks() = fallbacks.asSequence().mapNotNull { it.resolve(value, text) }.firstOrNull { !it.row.isCommonName }
    if (surface != null) {
      table.surfaceNamed(surface)?.let { return table.resolveOn(it, value, text) ?: byFallbacks() }
      for (fallback in fallbacks) fallback.surfaceNamed(surface)?.let { return fallback.resolveOn(it, value, text) }
    }
    return table.resolve(value, text) ?: byFallbacks()
  }

  /** Resolves a code; a code that the named surface lacks and another surface conceals is concealed too. */
  fun resolveNamed(value: String, provider: String, surface: String?, text: String?, flow: SignInFlow?): Resolution? {
    // Error domains use the same numbers with different meanings.
    if (surface != null && looksLikeDomain(surface) && integerOf(value) != null && !knows(provider, surface)) return null
    val resolution = resolve(value, provider, surface, text)
    if (surface == null || !isUnknown(resolution, provider, surface)) return resolution
    val elsewhere = resolve(value, provider, null, null) ?: return resolution
    if (!Concealment.resolve(elsewhere.row, Disclosure.STRICT, flow).second) return resolution
    return elsewhere.copy(method = method(provider, surface))
  }

  /** Whether a surface lacks a code: the code has no meaning, or only a meaning of a fallback provider. */
  private fun isUnknown(resolution: Resolution?, provider: String, surface: String): Boolean =
    if (resolution == null) knows(provider, surface)
    else table(provider)?.surfaceNamed(surface) != null && resolution.provider != provider

  /** Returns how people sign in on a surface of a provider, if that is certain. */
  fun method(provider: String, surface: String): String? =
    table(provider)?.let { table -> table.surfaceNamed(surface)?.let { table.methodOn(it) } ?: table.method }
}

// Concealment

internal object Concealment {
  /**
   * Whether a disclosure conceals a kind as a target.
   *
   * `VERIFIED` discloses the kinds of a sign-in, except in the flow `RECOVER`, in which no first factor was given.
   */
  private fun conceals(disclosure: Disclosure, kind: String, target: String, flow: SignInFlow?) = when (disclosure) {
    Disclosure.STRICT -> true
    Disclosure.VERIFIED -> flow == SignInFlow.RECOVER || (kind != "invalidCredentials" && target != "invalidCredentials")
    Disclosure.HELPFUL -> false
  }

  /** Returns the last kind of the chain of concealments that starts with a kind. */
  private fun endOfChain(kind: String, disclosure: Disclosure, flow: SignInFlow?): String {
    var last = if (kind in Content.kinds) kind else "unknown"
    // A chain is shorter than the list of kinds.
    for (count in Content.kinds.keys) {
      val target = Content.kind(last).concealedAs.inFlowOrNull(flow) ?: break
      if (!conceals(disclosure, last, target, flow) || target !in Content.kinds) break
      last = target
    }
    return last
  }

  /** The kinds that replace other kinds under concealment, by disclosure and flow. */
  private val concealing: Map<Pair<Disclosure, SignInFlow?>, Set<String>> by lazy {
    val kinds = mutableMapOf<Pair<Disclosure, SignInFlow?>, Set<String>>()
    for (disclosure in Disclosure.values()) {
      for (flow in listOf<SignInFlow?>(null) + SignInFlow.values()) {
        val replaced = Content.kinds.keys.map { it to endOfChain(it, disclosure, flow) }
        kinds[disclosure to flow] = replaced.filter { it.first != it.second }.map { it.second }.toSet()
      }
    }
    kinds
  }

  /** Returns the kind to show for a row, and whether that kind conceals the source of the error. */
  fun resolve(row: CodeRow, disclosure: Disclosure, flow: SignInFlow?): Pair<String, Boolean> {
    val kind = row.kind(flow)
    val (isOwn, target) = row.concealment(flow)
    if (target != null && conceals(disclosure, kind, target, flow)) return endOfChain(target, disclosure, flow) to true
    val effective = if (isOwn) Disclosure.HELPFUL else disclosure
    val resolved = endOfChain(kind, effective, flow)
    return resolved to (resolved in concealing.getValue(effective to flow))
  }

  /**
   * For each kind that replaces another kind only in some flows, the kind that is replaced by it.
   *
   * `invalidCredentials` is replaced by `checkInbox` during recovery, so a row that is concealed as `checkInbox` is
   * shown as `invalidCredentials` during sign-in.
   */
  private val flowIndependentTargets: Map<String, String> by lazy {
    val flowIndependentTargets = mutableMapOf<String, String>()
    for ((kind, definition) in Content.kinds) {
      if (definition.concealedAs.inFlowOrNull(null) != null || kind !in targets) continue
      if (kind in flowIndependentTargets) continue
      for (target in definition.concealedAs.all) flowIndependentTargets[target] = kind
    }
    flowIndependentTargets
  }

  fun flowIndependentTarget(target: String): String = flowIndependentTargets[target] ?: target

  private val targets: Set<String> by lazy { Content.kinds.values.flatMap { it.concealedAs.all }.toSet() }

  /** Returns the broader kind of a kind that is in no class of concealed kinds. */
  fun broader(kind: String, flow: SignInFlow?): String? {
    val data = Content.kind(kind)
    return if (data.concealedAs.inFlowOrNull(flow) == null && kind !in targets) data.broader else null
  }
}

// Patterns of raw errors

/** Returns text for use in a regular expression, also inside of brackets. */
private fun quoted(text: String): String = text.map { if (isLetter(it) || isDigit(it)) "$it" else "\\$it" }.joinToString("")

/** The regular expressions that the rules determine. */
private object Patterns {
  private fun signs(name: String) = quoted(rules.characters[name])
  private val domain = "[A-Za-z0-9${signs("domainSigns")}]"
  private val number = "(-?[0-9]{1,${rules.limits["integerLength"]}})"
  private val gap = "{1,${rules.limits["domainGap"]}}"
  private val pairSigns = "([${signs("domainPairSigns")}]$gap)"
  private val codeKey = rules.markers["codeKey"].let { "[${it.take(1)}${lower(it.take(1))}]${quoted(it.drop(1))}" }

  /** `Domain=x Code=1 "…"`; the text in quotation marks is searched for more errors. */
  val printedError = Regex(
    quoted(rules.markers["domain"]) + "$pairSigns($domain{1,${rules.limits["domainLength"]}})" +
      "([\\x00-\\x20\\x7f${signs("domainGapSigns")}]$gap)$codeKey$pairSigns$number" +
      "(?: \"([^\"]{0,${rules.limits["descriptionLength"]}}))?")

  /** A domain, any word for “error” and a code, in half-width or full-width parentheses: `(x.y fout 5.)`. */
  val enclosedError = Regex(
    "(?:\\(|\\xef\\xbc\\x88)(?=($domain{0,${rules.limits["domainLength"]}})(?!$domain)" +
      "[^0-9)-]{1,${rules.limits["errorWordLength"]}}$number)")

  val integer = Regex("^$number")
  val addressEnd = Regex("[\\x00-\\x20\\x7f${signs("addressEnds")}]")
  val token = Regex("[A-Za-z0-9\\x80-\\xff${signs("tokenSigns")}]+")
  /** Korean and Japanese units of time, longest names first. */
  val units = rules.tables["waitUnits"].keys.filter { unit -> unit.any { !isLetter(it) } }
    .sortedByDescending { bytesOf(it).length }
}

// Raw errors

/** An error of an Apple platform; its underlying errors are the next links of the chain. */
internal class Link(val domain: String, val code: String, val description: String?)

/** An object that can contain a code. The carrier is `json`, `query` (a form or an address) or `text` (pairs). */
internal class ErrorObject(val node: Json, val carrier: String, val text: String?, val chain: List<Link>?)

/** A value at a path, the node after each step from the root on, and the key of each step that is `*`. */
private class PathMatch(val value: String, val nodes: List<Json>, val keys: List<String?>, val carrier: String)

/** Returns the texts and numbers at a path: keys, `[]` for any element, `*` for any member. */
private fun pathMatches(path: List<String>, root: Json, carrier: String): List<PathMatch> {
  val matches = mutableListOf<PathMatch>()
  collectMatches(path, root, listOf(root), emptyList(), carrier, matches)
  return matches
}

/** Adds the matches of the remaining steps; `nodes` and `keys` are the result of the steps so far. */
private fun collectMatches(
  path: List<String>, node: Json, nodes: List<Json>, keys: List<String?>, carrier: String,
  matches: MutableList<PathMatch>
) {
  val maximum = rules.limits["pathMatches"]
  if (matches.size >= maximum) return
  if (keys.size >= path.size) {
    val value = node.scalar
    if (value != null && value != "") matches.add(PathMatch(value, nodes, keys, carrier))
    return
  }
  val next: List<Pair<String?, Json>> = when (path[keys.size]) {
    "[]" -> node.elements.take(maximum).map { null to it }
    "*" -> node.members.take(maximum).map { it.first to it.second }
    else -> {
      val values = node.errorMembers(path[keys.size], carrier)
      (if (carrier == "json") values.takeLast(1) else values).map { null to it }
    }
  }
  for ((key, value) in next) collectMatches(path, value, nodes + value, keys + key, carrier, matches)
}

/**
 * Returns the values at a path that belong to a match of another path: where both paths have the same steps, they
 * select the same elements. If the path ends at the same `*`, the value is the key of the member.
 */
private fun valuesFollowing(path: List<String>, match: PathMatch, other: List<String>): List<String> {
  val common = path.zip(other).takeWhile { it.first == it.second }.size
  if (common == path.size && path.last() == "*") return listOfNotNull(match.keys[common - 1])
  val matches = mutableListOf<PathMatch>()
  val (nodes, keys) = match.nodes.take(common + 1) to match.keys.take(common)
  collectMatches(path, match.nodes[common], nodes, keys, match.carrier, matches)
  return matches.map { it.value }
}

/** Returns the error of an Apple platform that an object represents, and its underlying errors. */
private fun chainOfObject(root: Json): List<Link>? {
  val links = mutableListOf<Link>()
  var node: Json? = root
  while (links.size < rules.limits["links"] && node != null) {
    val domain = node[rules.markers["errorDomain"]]?.string ?: break
    val code = node[rules.markers["errorCode"]]?.scalar ?: break
    if (integerOf(code) == null) break
    val info = node[rules.markers["errorInfo"]]
    val description = info?.get(rules.markers["infoDescription"]) ?: node[rules.markers["errorDescription"]]
    links.add(Link(domain, code, description?.string))
    node = info?.get(rules.markers["infoCause"])
  }
  return if (links.isEmpty()) null else links
}

/** Returns the printed errors of an Apple platform, or the error at the end of a localized description. */
private fun chainOfText(bytes: String): List<Link>? {
  val links = mutableListOf<Link>()
  val (pairSigns, maximum) = rules.characters["pairSigns"] to rules.limits["links"]
  var match = Patterns.printedError.find(bytes)
  while (match != null && links.size < maximum) {
    val quoted = match.groups[6]
    val groups = match.groupValues
    val arePairs = groups[1].any { it in pairSigns } && groups[4].any { it in pairSigns }
    if (arePairs) links.add(Link(groups[2], groups[5], quoted?.let { textOf(it.value) }))
    val end = match.range.last + 1 - (if (quoted == null) 0 else quoted.value.length + 2)
    match = Patterns.printedError.find(bytes, if (arePairs) end else match.range.first + rules.markers["domain"].length)
  }
  fun append(domain: String, code: String) {
    val isNew = links.none { it.domain == domain && it.code == code }
    if (isNew && links.size < maximum && looksLikeDomain(domain)) links.add(Link(domain, code, null))
  }
  val marker = rules.markers["errorWord"]
  val longest = rules.limits["domainLength"]
  var position = bytes.indexOf(marker)
  while (position >= 0 && links.size < maximum) {
    var start = position
    while (start > 0 && position - start < longest && bytes[start - 1] > ' ' && bytes[start - 1] != '(') start -= 1
    val domain = textOf(bytes.substring(start, position))
    val code = Patterns.integer.find(bytes.drop(position + marker.length).take(rules.limits["integerLength"] + 1))?.value
    if (code != null) append(domain, code)
    position = bytes.indexOf(marker, position + marker.length)
  }
  for (found in Patterns.enclosedError.findAll(bytes)) append(found.groupValues[1], found.groupValues[2])
  return if (links.isEmpty()) null else links
}

/** Decodes a part of a form (WHATWG URL, application/x-www-form-urlencoded). */
private fun formText(bytes: String): String =
  textOf(Regex("%([0-9a-fA-F]{2})|\\+").replace(bytes) {
    if (it.value == "+") " " else it.groupValues[1].toInt(16).toChar().toString()
  })

/** Returns the fields of a form, a query or the address of a redirect; null for a text without any `=`. */
private fun formObject(bytes: String): Json? {
  val start = bytes.indexOfFirst { it in rules.characters["queryStarts"] } + 1
  val items = splitAt(bytes.substring(start), "fieldSeparators").filter { it != "" }.take(rules.limits["formItems"])
  if (items.none { '=' in it }) return null
  return Json.Object(items.map { item ->
    val key = item.substringBefore("=")
    val value = formText(item.substringAfter("=", ""))
    formText(key.substringAfterLast("?")) to Json.Text(value)
  })
}

/** Whether a text is a form or an address with a query, rather than a sentence with an equals sign. */
private fun isForm(bytes: String): Boolean {
  val equals = bytes.indexOf('=')
  if (equals <= 0) return false
  val start = bytes.substring(0, equals)
  val isAddress = start.any { it in rules.characters["queryStarts"] }
  val (exclusions, signs) = rules.characters["addressExclusions"] to rules.characters["formKeySigns"]
  val isPlain = start.all {
    if (isAddress) !isBlank(it) && it !in exclusions else isLetter(it) || isDigit(it) || it >= '\u0080' || it in signs
  }
  return isPlain && ('&' in bytes || bytes.none { isBlank(it) })
}

private fun isMarkup(bytes: String): Boolean {
  val offset = bytes.indexOfFirst { !isBlank(it) }
  return offset >= 0 && rules.words["pageStarts"].any { bytes.startsWith(it, offset) || lower(bytes.drop(offset).take(it.length)) == it }
}

/** Returns the text of an HTML page without scripts and styles, with a line for each piece between tags. */
private fun withoutMarkup(bytes: String): String {
  val output = StringBuilder()
  val entities = rules.tables["entities"]
  val closingTag = rules.markers["closingTag"]
  var offset = 0
  while (offset < bytes.length) {
    val character = bytes[offset]
    if (character == '<') {
      val name = lower(bytes.drop(offset + 1).take(rules.limits["codeLength"]).takeWhile { isLetter(it) })
      val end = bytes.indexOf('>', offset)
      offset = if (end < 0) bytes.length else end + 1
      if (name in rules.words["hiddenElements"]) {
        val close = bytes.indexOf(closingTag, offset)
        offset = if (close < 0) bytes.length else close + closingTag.length
      }
      if (output.lastOrNull() != '\n') output.append('\n')
    } else if (character == '&') {
      val entity = entities.keys.firstOrNull { bytes.startsWith(it, offset) }
      output.append(entity?.let { entities[it] } ?: "&")
      offset += entity?.length ?: 1
    } else {
      if (!isBlank(character) || (output.isNotEmpty() && !isBlank(output.last()))) output.append(character)
      offset += 1
    }
  }
  return output.toString()
}

/** Removes stack frames, quoted source lines, and lines that are only a path from a text. */
private fun withoutFrames(bytes: String): String {
  val call = rules.markers["call"]
  if ('\n' !in bytes && '\\' !in bytes && " $call" !in bytes && !bytes.startsWith(call)) return bytes
  val kept = StringBuilder()
  // The indentation of the last Python frame, `File "…"`; more deeply indented lines after it quote its source code.
  var frameIndentation = -1
  for (line in bytes.split("\n", "\\n")) {
    val content = line.trimStart { isBlank(it) }
    val indentation = line.length - content.length
    if (frameIndentation >= 0 && (indentation > frameIndentation || content == "")) continue
    frameIndentation = if (content.startsWith(rules.markers["pythonFrame"])) indentation else -1
    if (frameIndentation >= 0 || isFrame(content)) continue
    if (kept.isNotEmpty()) kept.append('\n')
    kept.append(withoutCalls(line))
  }
  return kept.toString()
}

/** Whether a line, without its indentation, is a stack frame. */
private fun isFrame(line: String): Boolean {
  if (line.startsWith(rules.markers["call"])) {
    val call = line.drop(rules.markers["call"].length)
    val name = call.takeWhile { !isBlank(it) && it != '(' }
    return callEnd(call) >= 0 || ('.' in name && call.drop(name.length).trimStart(' ').startsWith("("))
  }
  if (rules.words["frameStarts"].any { line.startsWith(it) }) return true
  val rest = line.dropWhile { it == '#' || isDigit(it) }
  if (line.startsWith("#")) return line.length - rest.length > 1 && rest.startsWith(" ")
  if (line != "" && isDigit(line[0])) return rest.startsWith("  ") && rules.markers["address"] in rest
  return ' ' !in line && isSourceLocation(line)
}

/** Whether a word is a path or a function with a line number, such as `src/app.js:12:3`. */
private fun isSourceLocation(word: String): Boolean {
  val name = word.dropLastWhile { isDigit(it) || it in rules.characters["lineSigns"] }
  return name.length < word.length - 1 && isDigit(word.last()) && name.any { it in rules.characters["locationSigns"] }
}

/** Returns the end of a call after `at ` in a stack trace: `x.y (file:1:2)`, `new X (…)`; -1 for prose. */
private fun callEnd(line: String): Int {
  val text = line.take(rules.limits["callLength"])
  var start = 0
  for (keyword in rules.words["callKeywords"]) if (text.startsWith(keyword, start)) start += keyword.length
  val name = text.drop(start).takeWhile { !isBlank(it) && it != '(' }
  if (name == "") return -1
  var end = start + name.length
  if (text.startsWith(rules.markers["alias"], end)) end = text.indexOf(']', end).let { if (it < 0) text.length else it + 1 }
  if (byteAt(text, end) == ' ') end += 1
  val close = if (byteAt(text, end) == '(') text.indexOf(')', end) else -1
  if (close < 0) return if (isSourceLocation(name)) start + name.length else -1
  val place = text.substring(end + 1, close)
  val isKnownPlace = place == "" || isDigit(place.last()) || rules.words["placeStarts"].any { place.startsWith(it) }
  val isUnknownPlace = rules.words["unknownPlaces"].any { place.startsWith(it) }
  return if (isUnknownPlace || (' ' !in place && isKnownPlace)) close + 1 else -1
}

/** Removes the calls of a stack trace that was printed on one line. */
private fun withoutCalls(line: String): String {
  val kept = StringBuilder()
  var start = 0
  val marker = " " + rules.markers["call"]
  var offset = line.indexOf(marker)
  while (offset >= 0 && offset + marker.length < line.length) {
    val rest = offset + marker.length
    val end = callEnd(line.substring(rest, minOf(line.length, rest + rules.limits["callLength"])))
    if (end < 0) {
      offset = line.indexOf(marker, offset + 1)
    } else {
      kept.append(line, start, offset)
      start = rest + end
      offset = line.indexOf(marker, start)
    }
  }
  return kept.append(line, start, line.length).toString()
}

/** Returns the message after a time, a log level, names in brackets, and up to three names with a colon. */
private fun withoutLogPrefix(head: String): String {
  var rest = head
  var names = 0
  while (true) {
    rest = rest.trimStart { isBlank(it) || it in rules.characters["logSigns"] }
    if (rest == "") return rest
    val close = if (rest[0] == '[') rest.indexOf(']') else -1
    val word = rest.takeWhile { !isBlank(it) }
    val isTime = isDigit(word[0]) && word.all { isDigit(it) || it in rules.characters["timeSigns"] }
    if (close >= 0) {
      rest = rest.substring(close + 1)
    // After a name, a level is more likely the first word of a sentence.
    } else if (isTime || (names == 0 && lower(word) in rules.words["logLevels"])) {
      rest = rest.substring(word.length)
    } else if (word.endsWith(":") && names < rules.limits["logNames"]) {
      names += 1
      rest = rest.substring(word.length)
    } else {
      return rest
    }
  }
}

/**
 * Returns the heads of a text: the parts that can be a complete message.
 *
 * They are the first line and the lines after `Caused by:`, the same lines without log prefixes, the text after the
 * last exception's name, and the messages of printed objects. An ordinary code or phrase counts only as a whole head.
 */
private fun headsOf(bytes: String): List<String> {
  val heads = mutableListOf<String>()
  for ((number, line) in bytes.split('\n').filter { it != "" }.withIndex()) {
    val trimmed = line.trim { isBlank(it) }
    if (heads.size >= rules.limits["heads"]) break
    val cause = if (number > 0) rules.words["causeMarkers"].firstOrNull { trimmed.startsWith(it) } ?: continue else ""
    val head = trimmed.removePrefix(cause)
    val message = withoutLogPrefix(head)
    heads.add(head)
    if (message != "" && message.length < head.length) heads.add(message)
    val afterException = rules.words["exceptionNames"].maxOf { name ->
      head.lastIndexOf("$name: ").let { if (it < 0) it else it + "$name: ".length }
    }
    if (afterException > 0 && afterException < head.length) heads.add(head.substring(afterException))
  }
  heads.addAll(messagesIn(bytes))
  return heads
}

/** Returns the messages of printed objects, such as `message: Invalid login credentials, statusCode: 400`. */
private fun messagesIn(bytes: String): List<String> {
  val messages = mutableListOf<String>()
  val pairSigns = rules.characters["pairSigns"]
  for (offset in bytes.indices) {
    if (messages.size == rules.limits["messages"]) break
    if (bytes[offset] !in pairSigns) continue
    val key = keyBefore(bytes, offset) ?: continue
    if (!isNamed(key, "messageKeys")) continue
    val start = offset + (if (byteAt(bytes, offset + 1) == ' ') 2 else 1)
    val quote = byteAt(bytes, start)
    messages.add(
      if (isQuote(quote)) startOf(bytes.drop(start + 1)).substringBefore(quote)
      else bytes.drop(start).take(rules.limits["pairValueLength"]).takeWhile { it !in rules.characters["messageEnds"] })
  }
  return messages
}

private val punctuation = setOf(
  CharCategory.CONNECTOR_PUNCTUATION, CharCategory.DASH_PUNCTUATION, CharCategory.START_PUNCTUATION,
  CharCategory.END_PUNCTUATION, CharCategory.INITIAL_QUOTE_PUNCTUATION, CharCategory.FINAL_QUOTE_PUNCTUATION,
  CharCategory.OTHER_PUNCTUATION
)

/** Whether a phrase has several words, many letters of Korean, Chinese or Japanese, or a part that looks like a name. */
private fun isDistinctivePhrase(phrase: String): Boolean {
  val core = phrase.dropLastWhile { it.isWhitespace() || it.category in punctuation }
  return core.split(Regex("\\s+")).count { it != "" } >= rules.limits["distinctiveWords"] ||
    core.count { it >= '\u1100' && it.isLetter() } >= rules.limits["distinctiveCharacters"] || looksLikeName(core)
}

/** Whether a text looks like an identifier. */
private fun looksLikeName(text: String): Boolean =
  text.any { isDigit(it) || it in rules.characters["nameSigns"] } ||
    text.zipWithNext().any { (previous, next) -> previous in 'a'..'z' && next in 'A'..'Z' }

/** Returns the JSON objects in a text. */
private fun embeddedJson(bytes: String): List<Json> {
  val nodes = mutableListOf<Json>()
  var attempts = 0
  var brace = bytes.indexOf('{')
  while (attempts < rules.limits["embeddedObjects"] && brace >= 0) {
    var offset = brace + 1
    val rest = bytes.substring(offset, minOf(offset + rules.limits["braceDistance"], bytes.length))
    // The braces of most printed values contain names without quotes; those are not JSON.
    if (rest.firstOrNull { !isBlank(it) } == '"') {
      attempts += 1
      val parser = Json.Parser(bytes, brace)
      val node = parser.value(0)
      if (node != null) {
        nodes.add(node)
        offset = parser.position
      }
    }
    brace = bytes.indexOf('{', offset)
  }
  return nodes
}

/** Returns the queries and forms in a text, usually from addresses. */
private fun embeddedForms(bytes: String): List<Json> {
  val nodes = mutableListOf<Json>()
  for (part in bytes.split(Patterns.addressEnd)) {
    if (nodes.size >= rules.limits["embeddedForms"]) break
    val word = part.trimEnd { it in rules.characters["addressTrails"] }
    if (word.none { it in rules.characters["formSigns"] } || word.length >= bytes.length) continue
    formObject(word)?.let { nodes.add(it) }
  }
  return nodes
}

/** Returns the pairs in a text, such as `error=x`, `"error":"x"` and `code: x`. */
private fun pairsIn(bytes: String): List<Pair<String, Json>> {
  val pairs = mutableListOf<Pair<String, Json>>()
  var previous = ""
  val pairSigns = rules.characters["pairSigns"]
  for (offset in bytes.indices) {
    if (bytes[offset] !in pairSigns) continue
    val key = keyBefore(bytes, offset) ?: continue
    val value = valueAfter(bytes, offset) ?: continue
    // `Code` after `Domain` belongs to an error of an Apple platform, whose number has a meaning only in its domain.
    if (key != rules.markers["codeKey"] || previous != rules.markers["domainKey"]) pairs.add(key to Json.Text(value))
    previous = key
    if (pairs.size == rules.limits["pairs"]) break
  }
  return pairs
}

private fun byteAt(bytes: String, offset: Int) = if (offset in bytes.indices) bytes[offset] else '\u0000'
private fun isQuote(character: Char) = character in rules.characters["quotes"]

/** Returns the key before the separator at an offset. */
private fun keyBefore(bytes: String, separator: Int): String? {
  var end = separator
  if (byteAt(bytes, end - 1) == ' ') end -= 1
  if (isQuote(byteAt(bytes, end - 1))) {
    end -= 1
    if (byteAt(bytes, end - 1) == '\\') end -= 1
  }
  val (longest, signs) = rules.limits["pairKeyLength"] to rules.characters["keySigns"]
  var start = end
  while (start > 0 && end - start < longest &&
    (isLetter(bytes[start - 1]) || isDigit(bytes[start - 1]) || bytes[start - 1] in signs)) start -= 1
  return if (start < end && (isLetter(bytes[start]) || bytes[start] == '_')) bytes.substring(start, end) else null
}

/** Returns the value after the separator at an offset. */
private fun valueAfter(bytes: String, separator: Int): String? {
  var start = separator + 1
  if (byteAt(bytes, start) == ' ') start += 1
  if (byteAt(bytes, start) == '\\' && isQuote(byteAt(bytes, start + 1))) start += 1
  val quote = byteAt(bytes, start)
  if (isQuote(quote)) {
    val rest = startOf(bytes.substring(start + 1))
    val value = rest.substringBefore(quote).removeSuffix("\\")
    return if (value == "") null else textOf(value)
  }
  // A colon without a blank is part of a time, an address or a name.
  if (bytes[separator] == ':' && start == separator + 1 && !isQuote(byteAt(bytes, separator - 1))) return null
  if (bytes.startsWith(rules.markers["optional"], start)) {
    start += rules.markers["optional"].length
    if (isQuote(byteAt(bytes, start))) start += 1
  }
  val rest = bytes.drop(start).take(rules.limits["pairValueLength"])
  val value = rest.takeWhile { it > ' ' && it !in rules.characters["valueEnds"] }
    .trimEnd { it in rules.characters["valueTrails"] }
  return if (value == "" || value.startsWith("=")) null else textOf(value)
}

private fun isSentence(text: String) = text.any { it == ' ' || it >= '\u0080' }

/** Whether the text of a member is searched for codes: a sentence, unless its key is about secrets, or a message. */
private fun isMessage(text: String, key: String): Boolean {
  if (isSentence(text)) {
    val folded = foldPhrase(textOf(bytesOf(key).take(rules.limits["secretKeyLength"])))
    return rules.words["secrets"].none { it in folded }
  }
  return isNamed(key, "textKeys") || isNamed(key, "messageKeys")
}

/**
 * A raw error, split into the objects and texts that can contain a code, outermost first.
 *
 * In its methods, `depth` counts the objects and lists around a node, and `nesting` the texts around it.
 */
internal class RawError(payload: String) {
  val text = bytesOf(textOf(bytesOf(payload.removePrefix("\uFEFF")).take(rules.limits["errorLength"]))).trim { isBlank(it) }
  val objects = mutableListOf<ErrorObject>()
  val texts = mutableListOf<String>()
  private val queue = mutableListOf<() -> Unit>()

  init {
    if (text != "") {
      val node = Json.parse(text)
      if (node != null) {
        enqueueNode(node, "json", 0, 0)
      } else {
        val form = if (text[0] in rules.characters["jsonStarts"] || isMarkup(text) || !isForm(text)) null else formObject(text)
        if (form != null) enqueueNode(form, "query", 0, 0)
        if (form == null || text.any { isBlank(it) }) enqueueText(text, 0)
      }
      var position = 0
      while (position < queue.size) {
        queue[position]()
        position += 1
      }
    }
  }

  private fun enqueueNode(node: Json, carrier: String, depth: Int, nesting: Int) {
    queue.add { addNode(node, carrier, depth, nesting) }
  }

  private fun enqueueText(bytes: String, nesting: Int) {
    queue.add { addText(bytes, nesting) }
  }

  private fun addObject(node: Json, carrier: String, text: String?, chain: List<Link>?) {
    if (objects.size < rules.limits["objects"]) objects.add(ErrorObject(node, carrier, text, chain))
  }

  private fun addNode(node: Json, carrier: String, depth: Int, nesting: Int) {
    if (node is Json.Object) {
      if (objects.size >= rules.limits["objects"]) return
      addObject(node, carrier, null, chainOfObject(node))
      for ((key, value) in node.pairs) addValue(value, key, carrier, depth, nesting)
    } else if (node is Json.Array) {
      for (element in node.list) addValue(element, null, carrier, depth, nesting)
    } else {
      val text = node.scalar
      if (depth != 0 || text == null) return
      val inner = jsonIn(text, nesting)
      if (inner != null) enqueueNode(inner, "json", 0, nesting + 1) else enqueueText(bytesOf(text), nesting + 1)
    }
  }

  private fun addValue(node: Json, key: String?, carrier: String, depth: Int, nesting: Int) {
    if (queue.size >= rules.limits["parts"]) return
    if (node is Json.Object || node is Json.Array) {
      if (depth < rules.limits["depth"]) enqueueNode(node, carrier, depth + 1, nesting)
    } else if (node is Json.Text && nesting < rules.limits["nesting"]) {
      val inner = jsonIn(node.text, nesting)
      if (inner != null) enqueueNode(inner, "json", 0, nesting + 1)
      else if (if (key == null) isSentence(node.text) else isMessage(node.text, key)) {
        enqueueText(bytesOf(node.text), nesting + 1)
      }
    }
  }

  /** Parses a string that contains JSON: an object, a list, or a string. */
  private fun jsonIn(text: String, nesting: Int): Json? {
    val first = text.firstOrNull { !isBlank(it) }
    return if (nesting < rules.limits["nesting"] && first != null && first in rules.characters["jsonStarts"]) Json.parse(bytesOf(text)) else null
  }

  private fun addText(found: String, nesting: Int) {
    if (texts.size >= rules.limits["texts"]) return
    val bytes = withoutFrames(if (isMarkup(found)) withoutMarkup(found) else found)
    texts.add(bytes)
    chainOfText(bytes)?.let { addObject(Json.Object(emptyList()), "text", bytes, it) }
    if (nesting >= rules.limits["nesting"]) return
    for (node in embeddedJson(bytes)) enqueueNode(node, "json", 0, nesting + 1)
    if ("\\\"" in bytes) enqueueText(Regex("\\\\([\"\\\\])").replace(bytes) { it.groupValues[1] }, nesting + 1)
    for (node in embeddedForms(bytes)) enqueueNode(node, "query", 0, nesting + 1)
    val pairs = pairsIn(bytes)
    if (pairs.isNotEmpty()) queue.add { addObject(Json.Object(pairs), "text", bytes, null) }
  }

  /** Returns the HTTP status in the error itself, if the status has a meaning without a code. */
  fun status(): Int? {
    for (each in objects) {
      for (key in rules.words["statusKeys"]) {
        val values = each.node.errorMembers(key, each.carrier)
        val status = values.mapNotNull { value -> value.scalar?.let { integerOf(it) } }.firstOrNull()
        if (status != null && rules.kindOfStatus(minOf(status, Int.MAX_VALUE.toLong()).toInt()) != null) return status.toInt()
      }
    }
    return null
  }
}

/** Finds the code that determines the meaning of a provider's raw error. */
internal class RawErrorReader(
  private val table: CodeTable, private val surface: String?, private val flow: SignInFlow?, private val isNetwork: Boolean
) {
  private val fallbacks = Resolver.fallbacks(table)
  var resolution: Resolution? = null
  var code: String? = null
  private var statusNumber: String? = null
  var arguments: Map<String, List<String>> = emptyMap()

  companion object {
    /**
     * Reads an error on a named surface. An error that another surface conceals stays concealed, unless the named
     * surface has a row for the same code, or, for a concealed sentence, a row of a sentence that is concealed too.
     */
    fun read(error: RawError, table: CodeTable, surface: String?, status: Int?, flow: SignInFlow?): RawErrorReader {
      fun readOn(surface: String?) = RawErrorReader(table, surface, flow, false).also { it.read(error, status) }
      val reader = readOn(surface)
      if (surface == null) return reader
      val anywhere = readOn(null)
      val concealed = anywhere.resolution?.takeIf { isConcealed(it, flow) } ?: return reader
      val own = reader.resolution
      val replacesConcealed = own != null && isOn(table, surface, own) &&
        if (isOfSentence(concealed)) isOfSentence(own) && isConcealed(own, flow) else hasCode(own, concealed)
      if (replacesConcealed) return reader
      anywhere.resolution = concealed.copy(method = Resolver.method(table.id, surface))
      return anywhere
    }

    private fun isConcealed(resolution: Resolution, flow: SignInFlow?) =
      Concealment.resolve(resolution.row, Disclosure.STRICT, flow).second

    /** Whether the row of a resolution is on a named surface, or on an alternative of this surface. */
    private fun isOn(table: CodeTable, surface: String, resolution: Resolution): Boolean {
      // The surface belongs to a fallback provider; it has no alternatives.
      val index = table.surfaceNamed(surface) ?: return true
      return table.withAlternatives(index).any { table.surfaces[it].id == resolution.surface }
    }

    private fun isOfSentence(resolution: Resolution) =
      resolution.row.match == "phrase" || resolution.row.description != null

    /** Whether two resolutions have the same code. */
    private fun hasCode(resolution: Resolution, other: Resolution): Boolean {
      if (resolution.row.code == "" || other.row.code == "") return false
      return resolution.row.code == other.row.code || resolution.code == other.code
    }
  }

  fun read(error: RawError, status: Int?) {
    val objects = error.objects
    val texts = error.texts
    val isDecided =
      readChains(objects.take(1)) || readShapes(objects, texts) || readChains(objects.drop(1)) || readMembers(objects) ||
        readTexts(texts) || readTokens(texts) || readPhrases(texts) || readNetwork(objects, texts) ||
        readOtherProviders(texts)
    val known = status ?: error.status()
    if (known != null && known >= rules.limits["firstErrorStatus"] && resolution?.row?.indicatesSuccess(flow) == true) resolution = null
    val wrapper = resolution
    if (wrapper != null && wrapper.row.isOverloaded && wrapper.code != null && hasUnknownSentence(texts, wrapper.code)) {
      val row = wrapper.row.forUnknownMessage()
      if (row !== wrapper.row) resolution = wrapper.copy(row = row, meanings = emptyList())
    }
    val hasMeaning = resolution?.let { it.row.kind(flow) != "unknown" } ?: false
    if (!isDecided && !hasMeaning && known != null) readStatus(known, error.text)
    if (resolution == null) {
      recordTokens(texts)
      if (code == null && statusNumber?.toInt() != status) code = statusNumber
    }
  }

  /** Records a token that looks like a code but is in no table: `(auth/new-code)`, `NewException: ...`. */
  private fun recordTokens(texts: List<String>) {
    for (bytes in texts) {
      var enclosed: String? = null
      firstToken(bytes, true) { token ->
        if (table.hasNamespace(token.code)) enclosed = token.code
        enclosed != null
      }
      record(enclosed ?: textOf(bytes))
    }
  }

  /**
   * Considers the resolution of a code, and returns whether the search can stop.
   *
   * A later, more specific resolution replaces it if its kind is unspecific, or if its code wraps errors of many kinds.
   */
  private fun consider(found: Resolution?, shapeArguments: Map<String, List<String>> = emptyMap()): Boolean {
    if (found == null) return false
    val wrapper = resolution
    val isConcealed = found.row.concealment(flow).second != null
    val isInformative = (found.row.kind(flow) !in rules.words["unspecificKinds"] || isConcealed) && !found.row.isOverloaded
    if (!isInformative && wrapper != null) return false
    // The code of a wrapper is more specific than a sentence with the same kind.
    if (wrapper != null && wrapper.row.isOverloaded && wrapper.row.kind(flow) == found.row.kind(flow)) return true
    resolution = found
    arguments = shapeArguments
    return isInformative
  }

  /** Considers a code or a phrase in free text, which is no evidence that nothing is wrong. */
  private fun considerText(found: Resolution?): Boolean =
    found != null && !found.row.indicatesSuccess(flow) && consider(found)

  /** Records a value that was found where a code is expected. */
  private fun record(value: String) {
    if (code != null) return
    val name = (if (looksLikeCode(value)) value else leadingCode(value)) ?: return
    val number = integerOf(name)
    // A number like the HTTP status of an error usually repeats it.
    if (number != null && number in rules.limits["firstErrorStatus"]..rules.limits["lastStatus"]) {
      if (statusNumber == null) statusNumber = name
    } else {
      code = name
    }
  }

  /** Reads an error as an error of the network layer, in which numbers have other meanings. */
  private fun readNetwork(objects: List<ErrorObject>, texts: List<String>): Boolean {
    val network = Resolver.table(rules.markers["networkProvider"])
    if (surface != null || table.isNetwork || network == null) return false
    val reader = RawErrorReader(network, null, flow, true)
    val isDecided = reader.readShapes(objects, texts) || reader.readTokens(texts) || reader.readPhrases(texts)
    return isDecided && considerText(reader.resolution?.from(table.id))
  }

  private fun readChains(objects: List<ErrorObject>): Boolean =
    objects.any { each -> each.chain?.any { readLink(it) } ?: false }

  private fun readLink(link: Link): Boolean {
    val owner = if (Resolver.knows(table.id, link.domain)) link.domain to table.id else Resolver.owner(link.domain)
    record(link.code)
    val (domain, provider) = owner ?: return false
    val found = Resolver.resolveNamed(link.code, provider, domain, link.description?.let { foldStart(it) }, flow)
    return consider(found?.from(provider))
  }

  private fun readShapes(objects: List<ErrorObject>, texts: List<String>): Boolean =
    table.shapes.any { shape ->
      if (shape.carrier == "text" && shape.path == null) {
        texts.any { bytes ->
          val cut = shape.cut(textOf(bytes))
          if (cut != null) record(cut)
          cut != null && considerText(resolve(cut, shape, "text", foldedStart(bytes)))
        }
      } else {
        objects.any { shape.suits(it.carrier) && readObject(shape, it) }
      }
    }

  /** Folds the start of a text for comparison with phrases. */
  private fun foldedStart(bytes: String) = foldPhrase(textOf(startOf(bytes)))

  private fun readObject(shape: PayloadShape, each: ErrorObject): Boolean {
    val path = shape.path ?: return false
    if (each.chain != null && path.first() == rules.markers["errorCode"]) return false
    for (match in pathMatches(path, each.node, each.carrier)) {
      val key = path.lastOrNull { it != "[]" && it != "*" } ?: ""
      val cut = shape.cut(if (shape.isKey) key else match.value) ?: continue
      if (readCode(cut, shape, path, match, each)) return true
    }
    return false
  }

  private fun readCode(value: String, shape: PayloadShape, path: List<String>, match: PathMatch, each: ErrorObject): Boolean {
    val description = description(shape, path, match, each)
    // In a text, a plain word after a colon is probably part of a sentence.
    if (each.carrier != "text" || value.any { !isLetter(it) }) record(value)
    val found = resolve(value, shape, each.carrier, foldStart(description)) ?: return false
    if (each.carrier == "text" && found.row.indicatesSuccess(flow)) return false
    return consider(found, shape.arguments.mapValues { valuesFollowing(it.value, match, path) })
  }

  /** Returns the text that selects among rows of one code. */
  private fun description(shape: PayloadShape, path: List<String>, match: PathMatch, each: ErrorObject): String {
    if (each.text != null) return textOf(each.text)
    val values = shape.description?.let { valuesFollowing(it, match, path) } ?: emptyList()
    if (values.isNotEmpty()) return values.joinToString("\n")
    return messageOf(each.node).let { if (it == "") match.value else it }
  }

  /** Reads the members that contain a code for most providers, if no shape of this provider matched. */
  private fun readMembers(objects: List<ErrorObject>): Boolean =
    objects.any { each ->
      codesIn(each).any { value ->
        val text = foldStart(if (each.text == null) messageOf(each.node) else textOf(each.text))
        integerOf(value) == null && considerText(resolve(value, null, each.carrier, text))
      }
    }

  private fun readTexts(texts: List<String>): Boolean =
    texts.any { bytes ->
      val isCode = { text: String -> considerText(resolve(textOf(text), null, "text", foldedStart(bytes))) }
      if (bytes.length <= rules.limits["codeLength"]) {
        if (bytes.none { isBlank(it) }) record(textOf(bytes))
        if (isCode(bytes)) return@any true
      }
      headsOf(bytes).any { canBeCode(it) && isCode(it) }
    }

  private fun readTokens(texts: List<String>): Boolean =
    texts.any { bytes ->
      val start = foldedStart(bytes)
      // A token in parentheses or brackets is more specific than the name of an exception before it.
      listOf(true, false).any { onlyEnclosed ->
        firstToken(bytes, onlyEnclosed) { token ->
          // Only the network layer has codes in capitals that look like words: `ECONNREFUSED`.
          val isEvidence =
            if (table.isNetwork) !token.isUppercaseWord || token.code.startsWith(rules.markers["errnoStart"])
            else !token.isUppercaseWord && !token.isLanguageRuntime
          isEvidence && considerText(resolve(token.code, null, "text", start))
        }
      }
    }

  /** Reads codes whose prefix identifies another provider. */
  private fun readOtherProviders(texts: List<String>): Boolean =
    surface == null && texts.any { bytes ->
      val start = foldedStart(bytes)
      firstToken(bytes, false) { token ->
        val owner = if (token.isUppercaseWord) null else Resolver.ownerOfCode(token.code)
        owner != null && owner.id != table.id && considerText(owner.resolveCode(token.code, start))
      }
    }

  private fun readPhrases(texts: List<String>): Boolean {
    val named = surface?.let { table.surfaceNamed(it) }
    return texts.any { bytes ->
      val folded = foldPhrase(textOf(bytes))
      val heads = headsOf(bytes).map { foldPhrase(textOf(it)) }
      considerText(table.resolvePhrases(folded, heads, named)) ||
        (named == null && fallbacks.any { considerText(it.resolvePhrases(folded, heads, null)?.from(table.id)) })
    }
  }

  private fun readStatus(status: Int, bytes: String) {
    val found = table.resolveStatus(status, foldPhrase(textOf(bytes)))
      ?: rules.kindOfStatus(status)?.let { Resolution(CodeRow(it), table.id, null, status.toString(), table.method) } ?: return
    resolution = found
    arguments = emptyMap()
  }

  /** Resolves a value that a shape matched or that a text contains. */
  private fun resolve(value: String, shape: PayloadShape?, carrier: String, text: String): Resolution? {
    val number = integerOf(value)
    if (isNetwork && number != null) return null
    if (surface != null) return Resolver.resolveNamed(value, table.id, surface, text, flow)?.from(table.id)
    fun surfacesSending(fallback: CodeTable) = fallback.shapes.firstOrNull { it.suits(carrier) }?.surfaces ?: emptyList()
    if (number != null) {
      if (shape != null) {
        return table.resolveOnly(value, text, shape.surfaces)
          ?: fallbacks.asSequence().mapNotNull { it.resolveOnly(value, text, surfacesSending(it)) }.firstOrNull()
            ?.from(table.id)
      }
      // A number in the range of HTTP statuses usually is a status.
      if (number in rules.limits["firstStatus"]..rules.limits["lastStatus"]) return null
    }
    val found =
      if (shape != null) table.resolveByShape(value, text, shape.surfaces) else table.resolveCode(value, text)
    if (found != null) return found
    for (fallback in fallbacks) {
      fallback.resolveCode(value, text, surfacesSending(fallback))?.let {
        if (!it.row.isCommonName) return it.from(table.id)
      }
    }
    if (shape != null) return table.resolveCode(value, text)
    val (domain, provider, code) = Resolver.ownerOfDomainIn(value) ?: return null
    return Resolver.resolveNamed(code, provider, domain, text, flow)
  }
}

/** Returns the messages of an object. */
private fun messageOf(node: Json): String =
  node.members.filter { it.first in rules.words["messageKeys"] }.mapNotNull { it.second.string }.joinToString("\n")

/** Returns the values of members that hold a code for many providers; plain words count if the key is about errors. */
private fun codesIn(each: ErrorObject): List<String> =
  each.node.members.mapNotNull { (key, node) ->
    val value = node.string
    val folded = foldPhrase(key)
    val isCode = value != null && bytesOf(key).length <= rules.limits["codeKeyLength"] &&
      bytesOf(value).length <= rules.limits["codeLength"] && folded in rules.words["codeKeys"] &&
      (looksLikeName(value) || rules.words["codeKeyStarts"].any { folded.startsWith(it) }) &&
      each.node.errorMembers(key, each.carrier).isNotEmpty()
    if (isCode) value else null
  }

/** Whether the error of a wrapper contains a sentence that no row has and that is not about credentials. */
private fun hasUnknownSentence(texts: List<String>, code: String): Boolean {
  val sentences = texts.map { sentenceAfter(it, bytesOf(code)) }
  return sentences.any { hasWords(it) } && sentences.none { sentence ->
    val folded = foldPhrase(textOf(startOf(sentence)))
    rules.words["credentials"].any { it in folded }
  }
}

/** Returns the text after a code and a punctuation mark; the whole text if it does not contain the code. */
private fun sentenceAfter(bytes: String, code: String): String {
  val found = bytes.indexOf(code)
  if (found < 0) return bytes
  val rest = bytes.substring(found + code.length)
  val punctuationMarks = rest.takeWhile { it < '\u0080' && !isLetter(it) && !isDigit(it) }
  return if (punctuationMarks.all { it == ' ' }) "" else rest.substring(punctuationMarks.length)
}

/** Whether a text has the length of a code. */
private fun canBeCode(bytes: String): Boolean = bytes.length > 1 && bytes.length <= rules.limits["codeLength"]

/** Whether a text has several words, or several characters of Korean, Chinese or Japanese. */
private fun hasWords(bytes: String): Boolean {
  val words = bytes.split(' ', '\n').count { word ->
    word.any { it in 'a'..'z' } && word.all { isLetter(it) || it in rules.characters["sentencePunctuation"] }
  }
  return words >= rules.limits["sentenceWords"] || bytes.count { it >= '\u00E1' } >= rules.limits["sentenceCharacters"]
}

/** Reads a raw error of an unknown provider: by an identified provider, else by the meanings of all providers. */
private class UnknownProviderReader(private val flow: SignInFlow?) {
  private class Meaning(val table: CodeTable, val resolution: Resolution)

  /** Returns the resolution, and the arguments that the payload shape of its code specifies. */
  fun read(error: RawError, status: Int?): Pair<Resolution?, Map<String, List<String>>> {
    fun read(provider: String): RawErrorReader? {
      val table = Resolver.table(provider) ?: return null
      return RawErrorReader(table, null, flow, false).also { it.read(error, status) }.takeIf { it.resolution != null }
    }
    for (provider in identifiedProviders(error).take(rules.limits["identifiedProviders"])) read(provider)?.let { return it.resolution to it.arguments }
    val meanings = meanings(error)
    if (meanings.isNotEmpty()) return commonMeaning(meanings) to emptyMap()
    val network = read(rules.markers["networkProvider"]) ?: return null to emptyMap()
    // A status has the same meaning for every provider.
    val found = network.resolution?.let { if (it.surface == null) it.copy(provider = null, code = null) else it }
    return found to network.arguments
  }

  /** Returns the providers that an error domain, a code prefix or the name of a system in the error identifies. */
  private fun identifiedProviders(error: RawError): List<String> {
    val providers = LinkedHashSet<String>()
    for (each in error.objects) {
      for (link in each.chain.orEmpty()) Resolver.owner(link.domain)?.let { providers.add(it.second) }
    }
    firstToken(error.text, false) { token ->
      if (!token.isUppercaseWord) {
        val owner = Resolver.ownerOfCode(token.code)?.id ?: Resolver.ownerOfDomainIn(token.code)?.second
        if (owner != null) providers.add(owner)
      }
      false
    }
    val text = foldPhrase(textOf(error.text))
    val tables = Resolver.all.filter { table -> table.systemNames.any { it in text } }
    // Tables without a method are platforms, such as Firebase; they precede the providers that people use on them.
    for (table in tables.filter { it.method == null } + tables.filter { it.method != null }) providers.add(table.id)
    return providers.toList()
  }

  private fun collect(tables: List<CodeTable>, resolve: (CodeTable) -> Resolution?): List<Meaning> =
    tables.mapNotNull { table ->
      val found = resolve(table)
      if (found == null || found.row.isCommonName || found.row.indicatesSuccess(flow)) null else Meaning(table, found)
    }

  /** Returns the meanings of the error by provider: of a code in a member or head, else of a word, else of a phrase. */
  private fun meanings(error: RawError): List<Meaning> {
    fun ofCode(code: String, text: String) =
      collect(Resolver.byName[foldCode(code)].orEmpty()) { it.resolveCode(code, text) }
    fun foldedStart(bytes: String) = foldPhrase(textOf(startOf(bytes)))
    for (each in error.objects) {
      for (value in codesIn(each)) {
        ofCode(value, foldStart(messageOf(each.node))).let { if (it.isNotEmpty()) return it }
      }
    }
    for (bytes in error.texts) {
      for (head in listOf(bytes) + headsOf(bytes)) {
        if (canBeCode(head)) ofCode(textOf(head), foldedStart(bytes)).let { if (it.isNotEmpty()) return it }
      }
    }
    for (bytes in error.texts) {
      var found = emptyList<Meaning>()
      firstToken(bytes, false) { token ->
        if (!token.isUppercaseWord && !token.isLanguageRuntime) found = ofCode(token.code, foldedStart(bytes))
        found.isNotEmpty()
      }
      if (found.isNotEmpty()) return found
    }
    for (bytes in error.texts) {
      val folded = foldPhrase(textOf(bytes))
      val heads = headsOf(bytes).map { foldPhrase(textOf(it)) }
      collect(Resolver.all) { it.resolvePhrases(folded, heads, null) }.let { if (it.isNotEmpty()) return it }
    }
    return emptyList()
  }

  /** Returns a resolution that is correct for every provider that could have sent the error. */
  private fun commonMeaning(meanings: List<Meaning>): Resolution {
    val first = meanings.first().resolution
    if (meanings.size == 1) return first
    val kinds = meanings.map { it.resolution.row.kind(flow) }.toSet()
    val kind = if (kinds.size == 1) kinds.first() else "unknown"
    // If one of the meanings is concealed, the resolution must not reveal which provider sent the error.
    val order = Content.kinds.keys.toList()
    val target = meanings.mapNotNull { target(it.resolution.row) }.minWithOrNull(compareBy { order.indexOf(it) })
    if (target != null) return Resolution(CodeRow(kind).concealed(target))
    if (kinds.size > 1) {
      val candidates = meanings.take(rules.limits["candidates"]).map { Resolution.Meaning(it.resolution.surface ?: "", it.resolution.row, it.table.id) }
      return Resolution(CodeRow("unknown"), isKnown = false, meanings = candidates)
    }
    return meanings.firstOrNull { it.table.id == rules.markers["standardProvider"] }?.resolution
      ?: first.copy(provider = null, surface = null, code = null, meanings = emptyList())
  }

  private fun target(row: CodeRow): String? {
    for (each in listOf(null, flow)) {
      val (kind, isConcealing) = Concealment.resolve(row, Disclosure.STRICT, each)
      if (isConcealing) return kind
    }
    return null
  }
}

/**
 * A part of a text that looks like a code.
 *
 * @property isUppercaseWord whether the token is a word in capitals, such as `ERROR`.
 * @property isLanguageRuntime whether the token is a class of the programming language, not a code of a provider.
 */
private class Token(val code: String, val isUppercaseWord: Boolean, val isLanguageRuntime: Boolean)

/** Calls a function with each part of a text that looks like a code, until the function returns true. */
private fun firstToken(bytes: String, onlyEnclosed: Boolean, isWanted: (Token) -> Boolean): Boolean {
  var attempts = 0
  val (joints, trails) = rules.characters["joints"] to rules.characters["tokenTrails"]
  val (signs, headJoints) = rules.characters["distinctiveSigns"] to rules.characters["headJoints"]
  val (maximum, longest) = rules.limits["tokens"] to rules.limits["tokenLength"]
  for (match in Patterns.token.findAll(bytes)) {
    if (attempts >= maximum) return false
    if (match.value.length > longest) continue
    val trimmed = match.value.trimStart { it in joints }
    val start = match.range.first + match.value.length - trimmed.length
    val token = trimmed.trimEnd { it in joints || it in trails }
    val end = start + token.length
    val close = if (start > 0) rules.tables["enclosures"]["${bytes[start - 1]}"] else null
    if (onlyEnclosed && (close == null || "${byteAt(bytes, end)}" != close)) continue
    fun isCode(part: String, isMember: Boolean = false, isLanguageRuntime: Boolean = false): Boolean {
      val hasLowercase = part.any { it in 'a'..'z' || it >= '\u0080' }
      val hasCapitalInside = part.drop(1).any { it in 'A'..'Z' }
      if (part.length < 2 || !(hasLowercase || part.any { it in 'A'..'Z' })) return false
      val isDistinctive = isMember || part.any { isDigit(it) || it in signs } || (hasLowercase && hasCapitalInside)
      if (!isDistinctive && !hasCapitalInside) return false
      attempts += 1
      return isWanted(Token(textOf(part), !isDistinctive, isLanguageRuntime))
    }
    if (isCode(token)) return true
    val separatorIndex = token.indexOfLast { it in joints }
    if (separatorIndex < 0) continue
    // A member of a type, such as `AuthError.canceled`.
    val isMember = token[separatorIndex] == '.' && token[0] in 'A'..'Z'
    val isLanguageRuntime = rules.words["languagePackages"].any { token.startsWith(it) }
    if (isCode(token.substring(separatorIndex + 1), isMember, isLanguageRuntime)) return true
    val first = token.indexOfFirst { it in headJoints }
    if (isCode(token.substring(0, if (first < 0) separatorIndex else first))) return true
  }
  return false
}

// Caught values

/** The text of whatever was caught: an exception as a log prints it, a map or a collection as JSON. */
private class CaughtText {
  private var elementsLeft = 1024

  fun of(thing: Any?): String = when (thing) {
    null -> ""
    is ByteArray -> String(thing, 0, minOf(thing.size, 65_536), Charsets.UTF_8)
    is Throwable -> generateSequence(thing) { it.cause }.take(16).joinToString("\nCaused by: ") { "$it" }
    is Map<*, *>, is Collection<*>, is Array<*> -> json(thing, 0)
    else -> "$thing"
  }

  /** Returns JSON, in which a collection that contains itself ends. */
  private fun json(thing: Any?, depth: Int): String {
    elementsLeft -= 1
    return when {
      thing == null || depth > 8 || elementsLeft < 0 -> "null"
      thing is Boolean || thing is Int || thing is Long -> "$thing"
      thing is Map<*, *> -> thing.entries.take(256).joinToString(",", "{", "}") { quoted("${it.key}") + ":" + json(it.value, depth + 1) }
      thing is Collection<*> -> thing.take(256).joinToString(",", "[", "]") { json(it, depth + 1) }
      thing is Array<*> -> json(thing.asList(), depth)
      else -> quoted(of(thing))
    }
  }

  private fun quoted(text: String): String = text.take(65_536).map { character ->
    when {
      character == '"' || character == '\\' -> "\\$character"
      character < ' ' || character.isSurrogate() -> "\\u%04x".format(character.code)
      else -> "$character"
    }
  }.joinToString("", "\"", "\"")
}

/** Returns the text of whatever was caught; empty text if it throws while it is read. */
private fun caughtText(thing: Any?): String = try {
  CaughtText().of(thing)
} catch (failure: Throwable) {
  ""
}

// Arguments in raw errors

/** Finds the arguments of the copy that a raw error contains: ids and numbers, never its free text. */
private class ErrorArguments(
  error: RawError, private val shapeArguments: Map<String, List<String>>, private val retryAfter: Int?
) {
  private val objects = error.objects.map { it.node }
  private val texts: List<String> = error.texts

  private class NumberMatch(val text: String, val start: Int, val end: Int)

  fun values(kind: String): Map<String, ArgumentValue> {
    val names = Content.kind(kind).arguments
    val values = mutableMapOf<String, ArgumentValue>()
    for (name in names) {
      val given = shapeArguments[name] ?: emptyList()
      val value: ArgumentValue? = when (name) {
        "seconds" -> waitSeconds()?.let { ArgumentValue.Integer(it) }
        "minutes" -> {
          // The minutes of an expired code are its period of validity, not a waiting time.
          val wait = if (kind in rules.words["validityKinds"] || "seconds" in names) null else waitSeconds()
          (secondsIn(given) ?: wait?.let { (it + 59) / 60 })?.let { ArgumentValue.Integer(it) }
        }
        "requirements" -> unmetRequirements(given).let { if (it.isEmpty()) null else ArgumentValue.Names(it) }
        "limit" -> limit(rules.maximum, given)?.let { ArgumentValue.Integer(it) }
        "minLength" -> limit(rules.minimum, given)?.let { ArgumentValue.Integer(it) }
        "field" -> {
          val field = first(given) { fieldOf(it) } ?: firstMember { key, node ->
            if (isArgumentKey(key, rules.words["fieldKeys"])) node.string?.let { fieldOf(it) } else null
          }
          field?.let { ArgumentValue.Text(it) }
        }
        "account" -> first(given) { fieldOf(it) }?.let { ArgumentValue.Text(it) }
        "factor" -> first(given) { word ->
          val folded = foldPhrase(textOf(bytesOf(word).take(rules.limits["factorNameLength"])))
          rules.tables["factors"].entries.firstOrNull { it.key in folded }?.value
        }?.let { ArgumentValue.Text(it) }
        "provider" -> first(given) { text ->
          val id = lower(text).split(".").firstOrNull { it != "" && it !in rules.words["protocols"] }
          id?.takeIf { it in Content.knownProviders }
        }.let { found -> found ?: texts.flatMap { originsIn(it) }.firstOrNull { it in Content.knownProviders } }
          ?.let { ArgumentValue.Text(it) }
        else -> null
      }
      if (value != null) values[name] = value
    }
    return values
  }

  private fun <From, To : Any> first(list: List<From>, value: (From) -> To?): To? {
    for (each in list) value(each)?.let { return it }
    return null
  }

  private fun <Value : Any> firstMember(value: (String, Json) -> Value?): Value? =
    first(objects) { node -> first(node.members) { value(it.first, it.second) } }

  /** Whether a key is one of some keys of arguments of the copy. */
  private fun isArgumentKey(key: String, keys: Collection<String>): Boolean =
    bytesOf(key).length <= rules.limits["argumentKeyLength"] && foldPhrase(key) in keys

  /** Returns whole seconds, rounded up; null for no number or an implausible number. */
  private fun wholeSeconds(seconds: Double?): Long? {
    val whole = Math.ceil(seconds ?: return null)
    return if (whole >= 1 && whole <= rules.limits["wait"]) whole.toLong() else null
  }

  private fun leadingNumber(text: String): Double? {
    val digits = text.take(rules.limits["decimalLength"]).takeWhile { isDigit(it) || it == '.' }
    return if (digits.any { isDigit(it) }) digits.toDoubleOrNull() else null
  }

  private fun secondsIn(values: List<String>): Long? = first(values) { wholeSeconds(leadingNumber(it)) }

  /** Returns the time to wait, in seconds. */
  private fun waitSeconds(): Long? =
    wholeSeconds(retryAfter?.toDouble()) ?: secondsIn(shapeArguments["seconds"] ?: emptyList())
      ?: firstMember { key, node ->
        val divisors = rules.tables["waitKeys"]
        val divisor = if (isArgumentKey(key, divisors.keys)) divisors[foldPhrase(key)]?.toDouble() else null
        val number = if (divisor == null) null else node.scalar?.let { leadingNumber(it) }
        if (divisor == null || number == null) null else wholeSeconds(number / divisor)
      } ?: first(texts) { waitIn(it) }

  /** Returns the waiting time in a text, in seconds: a number with a unit after a word such as `in`, or before `후`. */
  private fun waitIn(bytes: String): Long? =
    first(numbersIn(bytes)) { number ->
      val unit = rules.tables["waitUnits"][unitAfter(bytes, number.end)]?.toDouble() ?: return@first null
      val word = wordBefore(bytes, number.start)
      val rest = textOf(bytes.drop(number.end).take(rules.limits["laterDistance"]))
      val isWait = word in rules.words["waitWords"] || rules.words["laterWords"].any { it in rest }
      if (isWait) wholeSeconds(number.text.toDouble() * unit) else null
    }

  /** Returns the quantities in a text, with their offsets. */
  private fun numbersIn(bytes: String): List<NumberMatch> =
    Regex("[0-9]+").findAll(startOf(bytes)).filter { it.value.length <= rules.limits["quantityDigits"] }
      .map { NumberMatch(it.value, it.range.first, it.range.last + 1) }.toList()

  /** Returns the word after a number in lower case, such as `seconds` in `26 seconds` and `26s`. */
  private fun unitAfter(bytes: String, end: Int): String {
    val start = if (byteAt(bytes, end) == ' ' || byteAt(bytes, end) == '-') end + 1 else end
    val word = bytes.drop(start).take(rules.limits["quantityWordLength"])
    if (word != "" && word[0] >= '\u0080') {
      val rest = textOf(word)
      return Patterns.units.firstOrNull { rest.startsWith(it) } ?: ""
    }
    return lower(word.takeWhile { isLetter(it) })
  }

  private fun countsCharacters(bytes: String, end: Int): Boolean {
    val unit = unitAfter(bytes, end)
    val rest = textOf(bytes.drop(end).take(rules.limits["quantityWordLength"]))
    return rules.words["characterWords"].any { unit.startsWith(it) } ||
      rules.words["characterUnits"].any { rest.startsWith(it) }
  }

  /** Returns a limit on the length: at an argument path of the shape, else in a member, else in a text. */
  private fun limit(words: ReadingRules.Limit, given: List<String>): Long? {
    fun plausibleLimit(text: String): Long? = integerOf(text)?.takeIf { it >= 1 && it <= rules.limits["length"] }
    return first(given) { plausibleLimit(it) }
      ?: firstMember { key, node ->
        if (isArgumentKey(key, words.keys)) node.scalar?.let { plausibleLimit(it) } else null
      }
      ?: first(texts) { bytes ->
        val bounds = bounds(bytes)
        first(numbersIn(bytes)) { number ->
          val before = foldPhrase(textOf(bytes.take(number.start).takeLast(rules.limits["quantityDistance"])))
          val after = foldPhrase(textOf(bytes.drop(number.end).take(rules.limits["quantityDistance"])))
          val counts =
            (countsCharacters(bytes, number.end) && words.before.any { before.endsWith(it) }) ||
              words.after.any { after.startsWith(it) } || words.lengths.any { before.endsWith(it) } ||
              bounds[number.start] === words
          if (counts) plausibleLimit(number.text) else null
        }
      }
  }

  /** Returns the limits in ranges such as `8 to 64 characters`, by the offsets of their numbers. */
  private fun bounds(bytes: String): Map<Int, ReadingRules.Limit> {
    val bounds = mutableMapOf<Int, ReadingRules.Limit>()
    for ((lower, upper) in numbersIn(bytes).zipWithNext()) {
      val isCounted = countsCharacters(bytes, lower.end) || unitAfter(bytes, lower.end) !in rules.tables["waitUnits"]
      if (!countsCharacters(bytes, upper.end) || !isCounted) continue
      val words = textOf(bytes.substring(lower.end, upper.start).take(rules.limits["quantityDistance"])).split(" ").joinToString("")
      val isRange = words in rules.words["rangeSigns"] ||
        (words == rules.markers["rangeLink"] && wordBefore(bytes, lower.start) == rules.markers["rangeStart"])
      if (!isRange) continue
      bounds[lower.start] = rules.minimum
      bounds[upper.start] = rules.maximum
    }
    return bounds
  }

  private fun wordBefore(bytes: String, start: Int): String =
    lower(bytes.substring(0, start).trimEnd(' ').takeLast(rules.limits["quantityWordLength"]).takeLastWhile { isLetter(it) })

  /** Returns the words that can be the provider, in lower case and without a protocol: `google` in `from GoogleOauth2`. */
  private fun originsIn(bytes: String): List<String> {
    val words = mutableListOf<String>()
    val (marker, end) = rules.markers["origin"] to rules.markers["originEnd"]
    var start = bytes.indexOf(marker)
    while (start >= 0 && words.size < rules.limits["origins"] && start + marker.length <= rules.limits["descriptionLength"]) {
      val rest = bytes.drop(start + marker.length).take(rules.limits["originLength"])
      val word = lower(rest.takeWhile { isLetter(it) || isDigit(it) || it == '_' })
      words.add(if (word.endsWith(end)) word.dropLast(end.length).replace("_", "") else word)
      start = bytes.indexOf(marker, start + marker.length)
    }
    return words
  }

  private fun fieldOf(name: String): String? {
    if (bytesOf(name).length > rules.limits["fieldNameLength"]) return null
    val folded = foldPhrase(name)
    val parts = splitAt(folded, "fieldNameSeparators").reversed()
    val fields = rules.tables["fields"]
    return fields[folded] ?: first(parts) { fields[it] }
  }

  /**
   * Returns the unmet password rules that a raw error contains, in the order of the copy.
   *
   * If a provider lists all rules and whether each is `verified`, only this list counts.
   */
  private fun unmetRequirements(given: List<String>): List<String> {
    val found = mutableSetOf<String>()
    val lengthRule = rules.markers["lengthRule"]
    fun isMet(rule: Json): Boolean? = first(rules.words["requirementStates"]) { rule[it]?.bool }
    fun addRules(bytes: String) {
      val folded = foldPhrase(textOf(startOf(bytes)))
      for ((phrase, rule) in rules.tables["requirements"]) if (phrase in folded) found.add(rule)
      if (numbersIn(bytes).any { countsCharacters(bytes, it.end) }) found.add(lengthRule)
    }
    fun addListed(text: String) {
      if (text == lengthRule) found.add(lengthRule) else addRules(bytesOf(text))
    }
    given.forEach { addListed(it) }
    val checked = objects.filter { isMet(it) != null }
    if (checked.isNotEmpty()) {
      for (rule in checked) {
        if (isMet(rule) == false) addListed(first(rules.words["requirementNames"]) { rule[it]?.string } ?: "")
      }
    } else {
      for ((key, node) in objects.flatMap { it.members }) {
        if (!isArgumentKey(key, rules.words["requirementLists"])) continue
        node.elements.take(rules.limits["listedRequirements"]).mapNotNull { it.string }.forEach { addListed(it) }
      }
      for (bytes in texts) if (found.isEmpty()) addRules(bytes)
    }
    return rules.words["requirementOrder"].filter { it in found }
  }
}

// Korean particles

/** The final sounds of texts in Korean: `v` a vowel, `r` ㄹ, `c` any other consonant. */
private class KoreanSounds(json: Json) {
  private val words = bySound(json["words"]) { it.split(" ") }
  private val units = bySound(json["units"]) { it.split(" ") }
  private val symbols = bySound(json["symbols"]) { text -> text.map { it.toString() } }
  private val letters = json["letters"]?.string ?: ""

  private fun bySound(json: Json?, names: (String) -> List<String>): Map<String, Char> {
    val sounds = mutableMapOf<String, Char>()
    for (sound in "vrc") for (name in names(json?.get(sound.toString())?.string ?: "")) sounds[name] = sound
    return sounds
  }

  /** Returns the sound of a final consonant by its index: 0 for none, 8 for ㄹ (Unicode, section 3.12). */
  private fun soundOfFinal(index: Int) = if (index == 0) 'v' else if (index == 8) 'r' else 'c'

  /** The digits 영, 일, 이 ... */
  private val digits = "crvcvvcrrv"
  /** The English digits 제로, 원, 투 ... */
  private val englishDigits = "vcvvvvvcvc"
  /** 만, 억, 조, 경, 해, 자, 양. */
  private val powers = "ccvcvvc"

  /** Returns the final sound of a text in Korean; null if it is unknown. */
  fun soundOf(text: String): Char? {
    if (text != "" && text.last() in '\uAC00'..'\uD7A3') return soundOfFinal((text.last() - '\uAC00') % 28)
    // 2026. 1. 5. is read as 2026년 1월 5일.
    if (text.length > 5 && isKoreanDate(text)) return 'r'
    val spoken = withoutSilentEnd(text)
    if (spoken == null || spoken == "") return null
    val last = spoken.codePointBefore(spoken.length)
    if (last >= 0x80) {
      if (last !in 0xFF01..0xFF5E) return soundOfCharacter(last)
      return soundOf(String(CharArray(spoken.length) { if (spoken[it] in '\uFF01'..'\uFF5E') spoken[it] - 0xFEE0 else spoken[it] }))
    }
    if (Regex("[0-9]/[0-9]").matches(spoken) && spoken[0] < spoken[2]) return digits[spoken[0] - '0']
    soundOfWord(spoken)?.let { return it }
    if (isDigit(spoken.last())) soundOfNumber(spoken)?.let { return it }
    return soundOfCharacter(last)
  }

  private fun isKoreanDate(text: String): Boolean {
    if (!text.endsWith(".")) return false
    // `2026. 12. 31.` has 13 bytes.
    val parts = textOf(bytesOf(text).takeLast(13)).split(".").filter { it != "" }
    return parts.size == 3 && parts.all { Regex(" *[0-9]+").matches(it) }
  }

  private fun soundOfCharacter(point: Int): Char? = when (point) {
    in 0xAC00..0xD7A3 -> soundOfFinal((point - 0xAC00) % 28)
    // Decomposed syllables: a vowel, or a final consonant.
    in 0x1161..0x1175 -> 'v'
    in 0x11A8..0x11C2 -> soundOfFinal(point - 0x11A7)
    // Consonants are read by their names, 기역, 니은, 리을; vowels by their sound.
    in 0x3131..0x314E -> if (point == 0x3139) 'r' else 'c'
    in 0x314F..0x3163 -> 'v'
    // Kana: ん is ㄴ and っ is ㅅ; all other kana end in a vowel.
    in 0x3041..0x3096, in 0x30A1..0x30FA, 0x30FC -> if (point.toChar() in "んンっッ") 'c' else 'v'
    else -> symbols[String(Character.toChars(point))]
  }

  /** Removes trailing parts that are not pronounced; null if the end of the text is masked. */
  private fun withoutSilentEnd(text: String): String? {
    if (text.endsWith("**") && !text.startsWith("*")) return null
    var spoken = text
    while (spoken != "") {
      val last = spoken.codePointBefore(spoken.length)
      // Remarks in brackets are not pronounced.
      val bracket = ")）］".indexOf(spoken.last())
      val open = if (bracket >= 0) spoken.lastIndexOf("(（［"[bracket]) else -1
      val tag = if (spoken.endsWith(">")) spoken.lastIndexOf('<') else -1
      val isTag = tag >= 0 && Regex("</[A-Za-z0-9]*>").matches(spoken.substring(tag))
      spoken = if (open > 0 && spoken.substring(0, open).any { it != ' ' }) spoken.substring(0, open)
      else if (isTag) spoken.substring(0, tag)
      else if (if (last < 0x80) last.toChar() in " \t\n\r\"'`)]}>.,!?;:~*_-/\\|^" else isSilent(last)) {
        spoken.dropLast(Character.charCount(last))
      } else return spoken
    }
    return spoken
  }

  private fun isSilent(point: Int): Boolean {
    val text = String(Character.toChars(point))
    if (text in "…。、®™℠㈜") return true
    // Symbols with a reading, and symbols that mask a character.
    if (text in symbols || text in "○●◯◦■□⬤\uFFFC\uFFFD") return false
    return when (Character.getType(point).toByte()) {
      Character.END_PUNCTUATION, Character.FINAL_QUOTE_PUNCTUATION, Character.DASH_PUNCTUATION,
      Character.SPACE_SEPARATOR, Character.FORMAT, Character.MODIFIER_SYMBOL -> true
      Character.OTHER_SYMBOL -> point !in 0x2100..0x214F && point !in 0x2460..0x24FF && point !in 0x3200..0x33FF
      else -> point in 0xFE00..0xFE0F || point == 0x20E3
    }
  }

  /** Returns the final sound of the Latin word at the end of a text. */
  private fun soundOfWord(text: String): Char? {
    val token = text.takeLastWhile { isLetter(it) || isDigit(it) || it in "-.@_+" }
    if (token.none { isLetter(it) }) return null
    words[lower(token)]?.let { return it }
    val letters = token.takeLastWhile { isLetter(it) }
    if (letters == "") {
      // A digit directly after a word is part of the name and read in English: V3, Web3.
      val word = token.dropLast(1).takeLastWhile { isLetter(it) || isDigit(it) }
      val isNamed = isDigit(token.last()) && word != "" && word.all { isLetter(it) }
      return if (isNamed) englishDigits[token.last() - '0'] else null
    }
    val before = text.dropLast(letters.length)
    if (before.endsWith(".") && letters.length == 2 && token.length > 3) return soundOfLetter(letters.last())
    return soundOfUnit(letters, before) ?: soundOfLetters(letters)
  }

  private fun soundOfLetter(letter: Char): Char = letters[lower(letter.toString())[0] - 'a']

  private fun soundOfUnit(letters: String, before: String): Char? {
    val unit = if (letters.length > 1) lower(letters) else letters
    val number = before.removeSuffix(" ")
    if (number != "" && isDigit(number.last())) {
      val word = number.takeLastWhile { isLetter(it) || isDigit(it) || it == '.' || it == ',' }
      return if (word.any { isLetter(it) }) null else units[unit]
    }
    // Without a number, KG may be an abbreviation, but kg is always a unit.
    return if (letters.length > 1 && letters.any { it in 'a'..'z' }) units[unit] else null
  }

  private fun soundOfLetters(letters: String): Char? {
    val word = lower(letters)
    words[word]?.let { return it }
    // The last part of names such as KakaoTalk and OpenID.
    val start = letters.indices.lastOrNull { it > 0 && letters[it] in 'A'..'Z' && letters[it - 1] !in 'A'..'Z' } ?: 0
    val part = letters.substring(start)
    words[lower(part)]?.let { return it }
    val last = lower(part).last()
    // Letters without a vowel are an abbreviation: kt, pdf. Four or more capitals with a vowel are a word:
    // TVING, OLIVE.
    val isAbbreviation =
      (part.all { it in 'A'..'Z' } && (part.length > 1 || part.length == letters.length) &&
        (part.length < 4 || part.none { it in "AEIOUY" })) || word.none { it in "aeiouy" }
    // Final letters with the same sound in a word and in an abbreviation.
    if (isAbbreviation || last in "afhijlmnosuvwxyz") return soundOfLetter(last)
    if (word.length > 3 && last == 'r') return 'v'
    return if (Regex(".*[aeiouy]ng").matches(word)) 'c' else null
  }

  /** Returns the final sound of the number at the end of a text. */
  private fun soundOfNumber(text: String): Char? {
    val number = Regex("[0-9]+(?:[,.:][0-9]+)*$").find(text)?.value ?: return null
    val before = text.dropLast(number.length)
    // ₩1,000 is 천 원.
    if (before != "" && before.last() in "₩￦$€¥£") return symbols[before.last().toString()]
    val parts = number.split(":")
    if (parts.size > 1 && parts.drop(1).all { it.length == 2 }) {
      // 3:00 is 세 시, 3:30 세 시 삼십 분, and 3:30:05 ends in 초.
      return if (parts.size > 2 || parts[1] == "00") 'v' else 'c'
    }
    val all = number.filter { isDigit(it) }
    val zeros = all.takeLastWhile { it == '0' }.length
    if ('.' !in number && zeros > 0 && zeros < all.length) {
      // 십, 백 and 천, then the larger powers.
      return if (zeros < 4) 'c' else powers.getOrNull(zeros / 4 - 1)
    }
    return digits[all.last() - '0']
  }
}

// Messages

/** How a locale prints numbers, lists and dates, and which plurals it has. */
private class Format(json: Json) {
  private class Plural(json: Json?) {
    private fun numbers(json: Json?): Map<Int, String> {
      val categories = mutableMapOf<Int, String>()
      for ((category, numbers) in json?.members ?: emptyList<Pair<String, Json>>()) {
        for (number in numbers.elements) number.integer?.let { categories[it] = category }
      }
      return categories
    }

    private val small = numbers(json?.get("small"))
    private val large = numbers(json?.get("large"))
    private val million = json?.get("million")?.string
    private val fraction = json?.get("fraction")?.string

    fun category(number: Double): String {
      val whole = Math.abs(number)
      if (whole != Math.floor(whole) || whole >= 1e18) return fraction ?: "other"
      val integer = whole.toLong()
      if (million != null && integer >= 1000000 && integer % 1000000 == 0L) return million
      return (if (integer < 100) small else large)[(integer % 100).toInt()] ?: "other"
    }
  }

  private val digits = json["digits"]?.string
  private val minus = json["minus"]?.string ?: "-"
  private val decimal = json["decimal"]?.string ?: "."
  private val group = json["group"]?.string ?: ""
  private val groupSizes = (json["groupSizes"]?.elements ?: emptyList()).mapNotNull { it.integer }
  private val minimumGrouping = json["minimumGrouping"]?.integer ?: 1
  private val separators = json["list"]?.strings ?: emptyList()
  private val cardinal = Plural(json["cardinal"])
  private val ordinal = Plural(json["ordinal"])
  private val dates = (json["dates"]?.table ?: emptyMap()).mapValues { it.value.strings }

  fun category(number: Double, isOrdinal: Boolean) = (if (isOrdinal) ordinal else cardinal).category(number)

  /** Returns the digits of a number with at most three decimals, rounded half to even. */
  fun text(number: Double): String {
    val rounded = BigDecimal(Math.abs(number).toString()).setScale(3, RoundingMode.HALF_EVEN).toPlainString()
    val fraction = rounded.substringAfter(".", "").trimEnd('0')
    var whole = rounded.substringBefore(".")
    val groups = mutableListOf<String>()
    if (group != "" && whole.length >= groupSizes[0] + minimumGrouping) {
      var size = groupSizes[0]
      while (whole.length > size) {
        groups.add(0, whole.takeLast(size))
        whole = whole.dropLast(size)
        size = groupSizes[1]
      }
    }
    val text = (listOf(whole) + groups).joinToString(group) + (if (fraction == "") "" else decimal + fraction)
    val localized = if (digits == null) text else text.map { if (isDigit(it)) digits[it - '0'] else it }.joinToString("")
    return (if (number < 0) minus else "") + localized
  }

  fun text(elements: List<String>): String {
    val text = StringBuilder(elements.firstOrNull() ?: "")
    for (index in 1 until elements.size) {
      val isLast = index == elements.size - 1
      text.append(separators[if (elements.size == 2) 0 else if (isLast) 3 else if (index == 1) 1 else 2])
      text.append(elements[index])
    }
    return text.toString()
  }

  fun text(date: Date, style: String): String {
    val calendar = GregorianCalendar(TimeZone.getTimeZone("UTC"))
    calendar.time = date
    val year = calendar.get(Calendar.YEAR).toString()
    val month = calendar.get(Calendar.MONTH)
    val day = calendar.get(Calendar.DAY_OF_MONTH).toString()
    val template = dates[style]?.get(month) ?: "{y}-${(month + 1).toString().padStart(2, '0')}-{dd}"
    return template.replace("{y}", year).replace("{dd}", day.padStart(2, '0')).replace("{d}", day)
  }
}

private object Messages {
  private val messages = java.util.concurrent.ConcurrentHashMap<String, Map<String, Json>>()

  private fun of(locale: String): Map<String, Json> {
    messages[locale]?.let { return it }
    val read = (Json.parse(bytesOf(messageData[locale]?.invoke() ?: "{}")) ?: Json.Null).table
    messages[locale] = read
    return read
  }

  /** Returns the text of a key in a locale or its fallback locales; null for an unknown key. */
  fun text(key: String, locale: String, values: CopyArguments): String? = text(key, locale) { values.value(it) }

  fun text(key: String, locale: String, value: (String) -> ArgumentValue): String? {
    val name = localeOf(key, locale) ?: return null
    val pattern = of(name)[key]
    return pattern?.string ?: Writer(Content.formats.getValue(name), value).also { it.write(pattern, null) }.text
  }

  /** Returns the locale that provides the text of a key; null for an unknown key. */
  fun localeOf(key: String, locale: String): String? = Content.locales[locale]?.firstOrNull { key in of(it) }

  /** Whether a text comes from a locale of another language. */
  fun isFallback(key: String, locale: String): Boolean =
    (localeOf(key, locale) ?: locale).substringBefore("-") != locale.substringBefore("-")

  private class Writer(private val format: Format, private val value: (String) -> ArgumentValue) {
    var text = ""

    fun write(pattern: Json?, pound: Double?) {
      pattern?.string?.let { text += it }
      val blockStart = text.length
      var argumentStart = blockStart
      for (part in pattern?.elements ?: emptyList<Json>()) {
        val start = text.length
        val literal = part.string
        if (literal != null) {
          text += literal
          continue
        }
        val parts = part.elements
        val type = parts[0].string ?: ""
        if (type == "particle") {
          writeParticle(parts, argumentStart, blockStart)
          continue
        }
        write(type, parts, pound)
        argumentStart = start
      }
    }

    private fun numberOf(value: ArgumentValue): Double = when (value) {
      is ArgumentValue.Integer -> value.integer.toDouble()
      is ArgumentValue.Decimal -> value.number
      else -> 0.0
    }

    private fun write(type: String, parts: List<Json>, pound: Double?) {
      if (type == "#") {
        if (pound != null) text += format.text(pound)
        return
      }
      val given = value(parts[1].string ?: "")
      val number = numberOf(given)
      when (type) {
        "number" -> text += format.text(if (parts[2].string == "integer") Math.rint(number) else number)
        "date" -> if (given is ArgumentValue.Day) text += format.text(given.date, parts[2].string ?: "")
        "plural", "ordinal" -> {
          val counted = number - (parts.getOrNull(3)?.scalar?.toDouble() ?: 0.0)
          val exact = if (number == Math.floor(number)) "=${number.toLong()}" else "=$number"
          val category = format.category(counted, type == "ordinal")
          write(parts[2][exact] ?: parts[2][category] ?: parts[2]["other"], counted)
        }
        "select" -> {
          val keyword = (given as? ArgumentValue.Text)?.text ?: "other"
          write(parts[2][keyword] ?: parts[2]["other"], null)
        }
        "choice" -> {
          val branches = parts[2].elements.map { it.elements }
          val chosen = branches.drop(1).takeWhile {
            val limit = it[0].scalar?.toDouble() ?: 0.0
            if (it[1].bool == true) number > limit else number >= limit
          }
          write((chosen.lastOrNull() ?: branches.firstOrNull())?.get(2), null)
        }
        else -> text += when (given) {
          is ArgumentValue.Text -> given.text
          is ArgumentValue.Names -> format.text(given.elements)
          is ArgumentValue.Day -> format.text(given.date, "")
          else -> format.text(number)
        }
      }
    }

    private fun writeParticle(parts: List<Json>, argumentStart: Int, blockStart: Int) {
      val forms = (parts[1].string ?: "").split("|")
      val followsRemark = parts.getOrNull(3)?.bool == true
      // There is no space before a particle.
      val argument = text.substring(argumentStart).trimEnd { it == ' ' || it in '\t'..'\r' || it == '\u00A0' }
      text = text.substring(0, argumentStart) + argument
      var sound: Char? = null
      if (argument != "") sound = Content.korean.soundOf(argument)
      // After an empty argument, the particle follows the word before the argument.
      else if (text != "" && (text.last() >= '\u0080' || isLetter(text.last()) || isDigit(text.last()))) {
        sound = Content.korean.soundOf(text)
      }
      text += parts.getOrNull(2)?.string ?: ""
      if (followsRemark) sound = Content.korean.soundOf(text.substring(blockStart))
      // Without a word before the particle, nothing is written.
      if (argument == "" && sound == null) return
      text += when (sound) {
        'v' -> forms[1]
        'r' -> forms[2]
        'c' -> forms[3]
        else -> forms[0]
      }
    }
  }
}

// Arguments of the copy

/** An argument that copy may use. */
private class Argument(json: Json) {
  private val type = json["type"]?.string ?: "String"
  private val defaultText = json["default"]?.scalar
  private val defaultList = json["default"]?.strings ?: emptyList()
  private val defaultKey = json["defaultCopy"]?.string
  private val isFact = json["fact"]?.bool == true
  /** The arguments from which it is derived; null if callers pass it. */
  val sources = json["from"]?.strings
  /** How a duration is formatted: `wait`, `validity`, `countdown`. */
  val time = json["time"]?.string
  val isText = type == "String"

  fun defaultValue(locale: String): ArgumentValue {
    require(!isFact) { "A date, a code or an amount that the text states is not among the arguments." }
    if (defaultKey != null) {
      return ArgumentValue.Text(Messages.text(defaultKey, locale) { ArgumentValue.Text("") } ?: "")
    }
    val value = if (defaultText != null) ArgumentValue.Text(defaultText) else ArgumentValue.Names(defaultList)
    return typed(value) ?: ArgumentValue.Text("")
  }

  /** Whether the caller may pass this value. */
  fun accepts(given: ArgumentValue): Boolean {
    val value = typed(given) ?: return false
    if (sources != null) return false
    return when (value) {
      is ArgumentValue.Text -> !isBlankText(value.text)
      is ArgumentValue.Names -> value.elements.isNotEmpty()
      else -> true
    }
  }

  /** Converts a value to the type of the argument; null if it does not fit. */
  fun typed(given: ArgumentValue): ArgumentValue? {
    val text = (given as? ArgumentValue.Text)?.text
    return when (type) {
      "String" -> if (text != null) given else null
      "int" -> if (text != null) integerOf(text)?.takeIf { it >= 0 }?.let { ArgumentValue.Integer(it) }
      else (given as? ArgumentValue.Integer)?.takeIf { it.integer >= 0 }
      "double" -> if (text != null) decimalOf(text)?.let { ArgumentValue.Decimal(it) }
      else given.takeIf { it is ArgumentValue.Integer || it is ArgumentValue.Decimal }
      "List" -> if (text != null) ArgumentValue.Names(text.split(",").map { it.trim() }.filter { it != "" })
      else given as? ArgumentValue.Names
      else -> if (text != null) dateOf(text)?.let { ArgumentValue.Day(it) } else given as? ArgumentValue.Day
    }
  }

  private fun decimalOf(text: String): Double? =
    if (Regex("[+-]?(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)(?:[eE][+-]?[0-9]+)?").matches(text)) {
      text.toDouble().takeIf { !it.isInfinite() }
    } else null

  /** Parses a valid day or time in ISO 8601. */
  private fun dateOf(text: String): Date? {
    val pattern = Regex(
      "([0-9]{4})-([0-9]{2})-([0-9]{2})(?:T([0-9]{2}):([0-9]{2}):([0-9]{2})(?:\\.[0-9]+)?(Z|[+-][0-9]{2}:?[0-9]{2}))?")
    val parts = pattern.matchEntire(text)?.groupValues ?: return null
    fun number(index: Int) = parts[index].toIntOrNull() ?: 0
    val calendar = GregorianCalendar(TimeZone.getTimeZone("UTC"))
    calendar.isLenient = false
    calendar.clear()
    calendar.set(number(1), number(2) - 1, number(3), number(4), number(5), minOf(number(6), 59))
    return try {
      val zone = parts[7].replace(":", "")
      val minutes = if (zone == "" || zone == "Z") 0 else zone.substring(1, 3).toInt() * 60 + zone.substring(3, 5).toInt()
      Date(calendar.timeInMillis - (if (zone.startsWith("-")) -minutes else minutes) * 60000L)
    } catch (error: IllegalArgumentException) {
      null
    }
  }
}

/** The values of arguments for the messages of one error or text: the given values, or the catalog's defaults. */
private class CopyArguments(
  private val locale: String, private val names: Set<String>?, private val given: Map<String, ArgumentValue>,
  private val provider: String?, private val method: String?, private val flow: SignInFlow?, private val catalog: Catalog
) {
  private fun argument(name: String): Argument? =
    if (names == null || name in names) Content.arguments[name] else null

  /** Returns the text of an id, such as `카카오` for the provider `kakao`; null if the catalog has none. */
  private fun textOfId(name: String, id: String): String? = Messages.text("${name}_$id", locale, this)

  fun value(name: String): ArgumentValue {
    val argument = argument(name) ?: return ArgumentValue.Text("")
    val sources = argument.sources
    if (sources != null) {
      val derived = if (argument.time != null) derivedTime(name, argument.time) else derivedValue(name, sources)
      return derived?.let { ArgumentValue.Text(it) } ?: argument.defaultValue(locale)
    }
    // A message tests `seconds` or `minutes` to see whether the time is known, whichever unit the caller passed.
    if (name == "seconds" || name == "minutes") {
      val count = time(name) ?: if (name == "seconds") time("minutes")?.let { it * 60 } else time("seconds")?.let { (it + 59) / 60 }
      return count?.let { ArgumentValue.Integer(it) } ?: argument.defaultValue(locale)
    }
    fun localized(text: String) = textOfId(name, text) ?: safeToShow(text)
    val value = given[name]?.let { argument.typed(it) }
    if (value is ArgumentValue.Text) {
      if (!isBlankText(value.text)) return ArgumentValue.Text(localized(value.text))
    } else if (value is ArgumentValue.Names) {
      if (value.elements.isNotEmpty()) return ArgumentValue.Names(value.elements.map { localized(it) })
    } else if (value != null) {
      return value
    }
    // The id of a provider without a localized name is never shown.
    if (name == "provider" && provider != null) textOfId(name, provider)?.let { return ArgumentValue.Text(it) }
    val usual = if (name == "method") method ?: catalog.method?.rawValue else if (name == "identifier") catalog.identifier?.rawValue else null
    if (usual != null) return ArgumentValue.Text(usual)
    return argument.defaultValue(locale)
  }

  /** Returns the value of an argument that is derived from other arguments. */
  private fun derivedValue(name: String, sources: List<String>): String? {
    if (name == "flow") return flow?.rawValue
    for (source in sources) {
      if (argument(source)?.isText != true) continue
      val id = (given[source] as? ArgumentValue.Text)?.text ?: provider ?: continue
      return textOfId(name, id) ?: textOfId(name, "other")
    }
    return null
  }

  /** Returns the caller's time in the unit that people use for it. */
  private fun roundedTime(roundsUp: Boolean): Pair<Long, String>? {
    fun divided(count: Long, size: Long) = (count + (if (roundsUp) size - 1 else 0)) / size
    val seconds = time("seconds")
    if (seconds != null && seconds < 120) return seconds to "seconds"
    val minutes = seconds?.let { divided(it, 60) } ?: time("minutes") ?: return null
    if (minutes < 120) return minutes to "minutes"
    val hours = divided(minutes, 60)
    return if (hours < 48) hours to "hours" else divided(hours, 24) to "days"
  }

  /** Returns the caller's time in words or as a countdown clock. */
  private fun derivedTime(name: String, style: String): String? {
    if (style == "countdown") return (time("seconds") ?: time("minutes")?.let { it * 60 })?.let { clock(it) }
    val (count, unit) = roundedTime(style == "wait") ?: return null
    return Messages.text("${name}_$unit", locale) { ArgumentValue.Integer(count) }
      ?: Messages.text("duration_$unit", locale) { ArgumentValue.Integer(count) }
  }

  /** Formats a time as a countdown clock: `2:01`, `1:00:00`. */
  private fun clock(seconds: Long): String {
    fun twoDigits(number: Long) = number.toString().padStart(2, '0')
    val clock = twoDigits(seconds % 60)
    return if (seconds < 3600) "${seconds / 60}:$clock" else "${seconds / 3600}:${twoDigits(seconds / 60 % 60)}:$clock"
  }

  /** Returns the caller's number of seconds or minutes; null unless it is between 1 and 2147483647. */
  private fun time(name: String): Long? {
    val value = given[name]?.let { argument(name)?.typed(it) }
    return (value as? ArgumentValue.Integer)?.integer?.takeIf { it in 1L..2147483647L }
  }
}
