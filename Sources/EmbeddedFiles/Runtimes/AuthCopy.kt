// The code is the same in every export; the data is in the other files of the folder.
//
// A fix in these parts of the library must be repeated here, because they are code, not data:
//
//   here                      in the library (Sources/AuthCopy and Sources/ICUMessageFormat)
//   Codes                     CodeIndex, CodeTable, CodeResolver, CaseFoldedBytes, PhraseMatcher, ReadingIndex,
//                             CombinedCodeIndex
//   Concealment               KindTable, Disclosure
//   Raw errors                RawError, RawErrorReader, RawErrorReading, Evidence, ScannedText, PayloadPath,
//                             PayloadShape, RawErrorText, ErrorChain, FormFields, UnknownProviderReader, Vocabulary;
//                             their limits, characters and words are data: Catalogs/reading.json, Catalogs/words
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
  SIGN_IN("signIn"), SIGN_UP("signUp"), LINK("link"), CHANGE("change"), RECOVER("recover"), VERIFY("verify"),
  REFRESH("refresh")
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
    this(Resolution(CodeMeaning(kind.rawValue)), flow, arguments, emptyList())

  /** The kind; show [Catalog.copy] instead, because the copy conceals whether an account exists. */
  val kind: Kind get() = Kind(resolution.kind(flow))
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
      val reading = error.readLast(status, flow) { part, ofPart ->
        if (id == "any") UnknownProviderReader(part, ofPart, flow).read()
        else RawErrorReader.read(part, id, knownSurface, ofPart, flow)
      }
      val found = reading.resolution
      val read = ErrorArguments(error, reading.arguments, retryAfter).values(found?.kind(flow) ?: "unknown")
      if (id != "any") return create(found?.provider ?: id, found, reading.code, flow, read, ignoredNames(id, surface))
      val resolution = (found ?: Resolution(CodeMeaning("unknown"), isKnown = false)).copy(method = null)
      return create(resolution, flow, read, ignoredNames(null, surface))
    }

    /**
     * Creates an error from whatever was caught: an exception with its causes, a response's body as text or bytes, a
     * map or a list as JSON, or nothing. It never throws. For the parameters see [ofPayload].
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
        found?.from(provider) ?: Resolution(CodeMeaning("unknown"), null, provider, null, code, isKnown = false)
      return create(resolution, flow, read, ignored)
    }

    private fun create(
      resolution: Resolution, flow: SignInFlow?, read: Map<String, ArgumentValue>, ignored: List<String>
    ): LoginError {
      val taken = Content.kind(resolution.kind(flow)).arguments
      val own = resolution.meaning.arguments.filterKeys { it in taken }
      return LoginError(resolution, flow, own + read, ignored)
    }

    private fun withArgument(kind: String, name: String, value: String) =
      LoginError(Kind(kind), null, mapOf<String, ArgumentValue>(name to ArgumentValue.Text(value)))

    /** The sign-in details were not accepted. */
    fun invalidCredentials(method: SignInMethod? = null): LoginError =
      LoginError(
        Resolution(CodeMeaning("invalidCredentials"), method = method?.rawValue), null, emptyMap(), emptyList())

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
    val (name, isConcealing) = Concealment.resolve(resolution.meaning, disclosure, error.flow)
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
    val values = CopyArguments(tag, used, given, provider, resolution.method, error.flow, isConcealing, this)
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
        val resolved = Concealment.resolve(it.meaning, disclosure, error.flow).first
        CodeCandidate(it.surface, Kind(resolved), it.provider?.let { id -> Provider(id) })
      }
    return Copy(
      Kind(name), error.isKnown || isConcealing, tag, Messages.text("${name}_title", tag, values) ?: "",
      Messages.text("${name}_message", tag, values) ?: "",
      kind.recovery?.let { id ->
        Messages.text("${name}_action", tag, values)?.let { Copy.Action(RecoveryAction(id), it) }
      },
      Presentation.values().first { it.rawValue == kind.presentation.inFlow(error.flow) }, kind.isRetryable,
      kind.status, listOf("title", "message", "action").filter { Messages.isFallback("${name}_$it", tag) },
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
    // In a text of another language, the names of fields and providers are of that language too.
    val textLocale = if (Messages.isFallback(key, tag)) Messages.localeOf(key, tag) else null
    return Messages.text(
      key, tag, CopyArguments(textLocale ?: tag, null, arguments, null, null, null, false, this))
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
    val isSecret = isNamed(key, "authorizationCodeKeys") && isAuthorizationResponse(carrier)
    return if (isSecret) emptyList() else found.map { it.second }
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
    private val printedName = Regex("[A-Za-z0-9_$.-]+")
    private val printedNumber = Regex("-?[0-9]+(?:\\.[0-9]+)?")
    private val number = Regex("-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")

    /** Parses the UTF-8 bytes of a whole text strictly; null for invalid JSON. */
    fun parse(bytes: String): Json? {
      val parser = Parser(bytes, 0)
      val value = parser.value(0)
      parser.skipBlanks()
      return if (parser.position == bytes.length) value else null
    }
  }

  /**
   * Parses objects as Python, Ruby, Node and Dart print them: `{'error': 'x'}`, `{:error=>"x"}`, `{ error: 'x' }`.
   *
   * Calls, as in `ErrorDetail(string='x', code='y')`, stand for their first argument.
   */
  class PrintedParser(private val bytes: String, var position: Int) {
    private val current: Char get() = if (position < bytes.length) bytes[position] else '\u0000'
    private val isQuote: Boolean get() = current == '\'' || current == '"'

    private fun skipBlanks() {
      while (position < bytes.length && isBlank(bytes[position])) position += 1
    }

    private fun consume(sign: Char): Boolean {
      skipBlanks()
      if (position == bytes.length || bytes[position] != sign) return false
      position += 1
      return true
    }

    /** Returns whether an object may begin after a brace: a quoted key, or a name and its sign. */
    fun beginsObject(distance: Int): Boolean {
      val start = position
      skipBlanks()
      return position - start < distance && (isQuote || key() != null)
    }

    fun value(depth: Int): Json? = when {
      depth > 127 -> null
      consume('{') -> readObject(depth)
      consume('[') -> readElements(']', depth)?.let { Array(it) }
      consume('(') -> readElements(')', depth)?.let { Array(it) }
      isQuote -> strings()?.let { Text(it) }
      else -> word(depth)
    }

    private fun readObject(depth: Int): Json? {
      val members = mutableListOf<Pair<String, Json>>()
      while (!consume('}')) {
        if (members.isNotEmpty() && !consume(',')) return null
        // A comma may follow the last member.
        if (consume('}')) break
        members.add((key() ?: return null) to (value(depth + 1) ?: return null))
      }
      return Object(members)
    }

    private fun key(): String? {
      skipBlanks()
      if (current == ':') position += 1
      val key = (if (isQuote) string() else name()) ?: return null
      return key.takeIf { consume(':') || (consume('=') && consume('>')) }
    }

    private fun readElements(end: Char, depth: Int): List<Json>? {
      val elements = mutableListOf<Json>()
      while (!consume(end)) {
        if (elements.isNotEmpty() && !consume(',')) return null
        if (consume(end)) break
        skipBlanks()
        val start = position
        // The name of an argument.
        if (name() == null || !consume('=')) position = start
        elements.add(value(depth + 1) ?: return null)
      }
      return elements
    }

    private fun name(): String? {
      val name = printedName.matchAt(bytes, position)?.value ?: return null
      position += name.length
      return name
    }

    /** Parses a string, and those that Node adds to it with a plus sign. */
    private fun strings(): String? {
      var text = string() ?: return null
      while (true) {
        val end = position
        val isMore = consume('+')
        skipBlanks()
        val more = if (isMore && isQuote) string() else null
        if (more == null) {
          position = end
          return text
        }
        text += more
      }
    }

    private fun string(): String? {
      val quote = current
      val text = StringBuilder()
      position += 1
      while (position < bytes.length && bytes[position] != quote) {
        val isEscape = bytes[position] == '\\' && position + 1 < bytes.length
        if (isEscape) position += 1
        text.append(if (isEscape && bytes[position] == 'n') '\n' else bytes[position])
        position += 1
      }
      if (position == bytes.length) return null
      position += 1
      return textOf(text.toString())
    }

    /** Parses a value without quotation marks, a call, or an object or a string with a name before it. */
    private fun word(depth: Int): Json? {
      if (current == ':') position += 1
      val start = position
      if (name() != null) {
        val end = position
        if (isQuote) return strings()?.let { Text(it) }
        if (current == '(') {
          position += 1
          return readElements(')', depth)?.let { it.firstOrNull() ?: Null }
        }
        if (consume('{')) return readObject(depth)
        position = end
      }
      while (position < bytes.length && bytes[position] !in ",}])\n") position += 1
      val word = textOf(bytes.substring(start, position).trim { isBlank(it) })
      return when {
        word == "" -> null
        word in listOf("None", "nil", "null", "undefined") -> Null
        word in listOf("True", "true") -> Bool(true)
        word in listOf("False", "false") -> Bool(false)
        printedNumber.matches(word) -> Number(word)
        else -> Text(word)
      }
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

    private fun readNumber(): Json? {
      val number = number.matchAt(bytes, position)?.value ?: return null
      position += number.length
      return Number(number)
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
private fun isWordCharacter(character: Char) = isLetter(character) || isDigit(character)
private fun isHex(character: Char) = isDigit(character) || character in 'a'..'f' || character in 'A'..'F'
private fun isBlank(character: Char) = character <= ' ' || character == '\u007F'

/** Returns the text with its ASCII letters in lower case. */
private fun lower(text: String): String {
  if (text.none { it in 'A'..'Z' }) return text
  return String(CharArray(text.length) { if (text[it] in 'A'..'Z') text[it] + 32 else text[it] })
}

private fun upper(text: String): String =
  String(CharArray(text.length) { if (text[it] in 'a'..'z') text[it] - 32 else text[it] })

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

/** Returns the character of two or three bytes at an offset; U+FFFF if there is none. */
private fun characterAt(bytes: String, offset: Int): Char {
  fun bits(distance: Int) = code(bytes[offset + distance]) and 63
  return when {
    bytes[offset] in '\u00C2'..'\u00DF' && offset + 1 < bytes.length -> bits(0) and 31 shl 6 or bits(1)
    bytes[offset] in '\u00E0'..'\u00EF' && offset + 2 < bytes.length ->
      bits(0) and 15 shl 12 or (bits(1) shl 6) or bits(2)
    else -> 0xFFFF
  }.toChar()
}

/** Returns the ASCII character that replaces another one; U+0000 removes it, and null keeps it. */
private fun asciiSubstitute(character: Char): Char? = when (character) {
  // A program in a Turkish locale turns `i` into these letters when it changes the case of a code.
  '\u0130', '\u0131' -> 'i'
  '\u0307', '\u200B', '\uFEFF' -> '\u0000'
  '\u00A0', '\u3000' -> ' '
  '\u2018', '\u2019' -> '\''
  in '\uFF01'..'\uFF5E' -> character - 0xFEE0
  else -> null
}

/**
 * Returns bytes in lower case, with full-width ASCII as ASCII, for comparison with codes; for phrases also without
 * blanks, `_`, `-` and apostrophes, and with `not` for `n't`.
 *
 * @param offsets where the offset of the character of each byte is stored, if anywhere.
 */
private fun fold(bytes: String, dropsSeparators: Boolean = true, offsets: IntArray? = null): String {
  val folded = StringBuilder(bytes.length)
  fun add(character: Char, start: Int) {
    offsets?.set(folded.length, start)
    folded.append(if (character in 'A'..'Z') character + 32 else character)
  }
  var offset = 0
  while (offset < bytes.length) {
    val start = offset
    var character = bytes[offset]
    offset += 1
    if (character >= '\u0080') {
      val whole = characterAt(bytes, start)
      asciiSubstitute(whole)?.let {
        character = it
        offset = start + (if (whole < '\u0800') 2 else 3)
      }
      if (character == '\u0000') continue
    }
    if (dropsSeparators && (character in " _-" || character in '\t'..'\r')) continue
    if (dropsSeparators && character == '\'') {
      if (folded.length < 2 || !folded.endsWith('n') || byteAt(bytes, offset) !in "tT") continue
      offset += 1
      // The `n` of `can't` belongs to both words of `cannot`.
      for (letter in if (folded.endsWith("can")) "not" else "ot") add(letter, start)
    } else {
      add(character, start)
    }
  }
  return folded.toString()
}

/** Folds a text for comparison with codes. */
private fun foldCode(text: String): String =
  if (text.all { it in '!'..'~' }) lower(text) else textOf(fold(bytesOf(text), false)).trim { isBlank(it) }

/** Folds a text for comparison with phrases. */
private fun foldPhrase(text: String): String = textOf(fold(bytesOf(text)))

/** Returns the bytes of a description that are compared with phrases. */
private fun startOf(bytes: String): String = bytes.take(rules.limits["descriptionLength"])

/** Returns the first characters of a text. */
private fun takeCharacters(text: String, count: Int): String =
  text.substring(0, text.offsetByCodePoints(0, minOf(count, text.codePointCount(0, text.length))))

/** Returns the code before a colon, as in `WEAK_PASSWORD : too short` or `SomeException: wrong`; null without one. */
private fun leadingCode(text: String): String? {
  val head = text.takeWhile { isWordCharacter(it) || it in rules.characters["leadingCodeSigns"] }
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
  if (!text.all { isWordCharacter(it) || it in "-_./:" }) return false
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
  "[\\x00-\\x1f\\x7f-\\x9f\\xad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u3164\\uffa0\\u061c\\u200b\\u200e" +
    "\\u200f\\u2028-\\u202e\\u2060-\\u2069\\ufeff\\ufff9-\\ufffb]|\\udb40[\\udc00-\\udc7f]|[\\x{e0000}-\\x{e007f}]")

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
    (json["argumentsOfValues"]?.table ?: emptyMap()).mapValues { (_, all) -> all.table.mapValues { it.value.strings } }
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
    val byFlow = (target?.table ?: emptyMap()).mapValues { it.value.string }
    ByFlow(target?.string ?: byFlow["default"], byFlow)
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
    private val values = (json?.table ?: emptyMap()).mapValues { read(it.value) }

    operator fun get(name: String): Value = values.getValue(name) ?: error(name)
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
    val bounds = statuses.split("-").map { it.toLong() }
    bounds.first()..bounds.last() to kind
  }
  /** The edges of a message and the ends of a clause that are not ASCII, as bytes. */
  val wideEdges = words["wideEdges"].map { bytesOf(it) }
  val sentenceEnds = words["sentenceEnds"].map { bytesOf(it) }
  val wideClauseEnds = words["wideClauseEnds"].map { bytesOf(it) }
  /** The names of the things, and those of the events, by the folded words for them, as bytes. */
  val vocabulary: List<Map<String, List<String>>> = listOf("things", "events").map { role ->
    (json?.get("vocabulary")?.get(role)?.strings ?: emptyList()).map { it.split(" ") }
      .flatMap { line -> line.drop(1).map { bytesOf(it) to line[0] } }.groupBy({ it.first }, { it.second })
  }

  /** Returns the kind of an HTTP status that has a meaning without a code in every flow. */
  fun kindOfStatus(status: Long): String? = statusKinds.firstOrNull { status in it.first }?.second

  /** Returns the kind of an HTTP status that has a meaning without a code in a flow. */
  fun kindOfStatus(status: Long, flow: SignInFlow?): String? =
    kindOfStatus(status) ?: tables["flowStatusKinds"][if (flow == null) "$status" else "$status ${flow.rawValue}"]
}

private val rules: ReadingRules get() = Content.reading

// Codes

/**
 * What a code means: a kind, which can depend on the flow, and arguments of the copy.
 *
 * @property concealments the kinds that replace it, by flow and `default`; null if it reveals nothing about accounts.
 */
internal data class CodeMeaning(
  private val standard: String, private val kindIn: Map<String, String> = emptyMap(),
  private val concealments: Map<String, String?> = emptyMap(), val arguments: Map<String, ArgumentValue> = emptyMap()
) {
  constructor(kind: String, details: Map<String, Json>) : this(
    kind, details["kindIn"]?.texts ?: emptyMap(),
    when (val target = details["concealedAs"]) {
      null -> emptyMap()
      is Json.Object -> target.table.mapValues { it.value.string }
      else -> mapOf("default" to target.string)
    },
    (details["arguments"]?.table ?: emptyMap()).mapValues { (_, value) ->
      value.string?.let { ArgumentValue.Text(it) } ?: ArgumentValue.Names(value.strings)
    })

  val kinds: Pair<String, Map<String, String>> get() = standard to kindIn

  fun kind(flow: SignInFlow?): String = flow?.let { kindIn[it.rawValue] } ?: standard

  /** Returns whether the row specifies its concealment in a flow, and the replacing kind, if any. */
  fun concealment(flow: SignInFlow?): Pair<Boolean, String?> {
    val name = if (flow != null && flow.rawValue in concealments) flow.rawValue else "default"
    return (name in concealments) to concealments[name]?.let { Concealment.target(it, kind(flow), flow) }
  }

  fun isConcealed(flow: SignInFlow?): Boolean = concealment(flow).second != null

  val hasOwnConcealment: Boolean get() = concealments.isNotEmpty()

  /** Whether nothing is wrong. A concealed meaning does not count: dropping it would reveal it. */
  fun indicatesSuccess(flow: SignInFlow?): Boolean = kind(flow) == "none" && !isConcealed(flow)

  /** Returns the meaning with a kind that replaces it in every flow. */
  fun concealed(target: String): CodeMeaning = copy(concealments = mapOf("default" to target))

  /** Returns the meaning of a wrapper with an unknown sentence, without a kind that blames the person's input. */
  fun forUnknownMessage(): CodeMeaning {
    fun unconfirmed(kind: String) = if (kind in rules.words["blamingKinds"]) "unknown" else kind
    val kinds = unconfirmed(standard) to kindIn.mapValues { unconfirmed(it.value) }
    if (kinds == this.kinds) return this
    val meaning = CodeMeaning(kinds.first, kinds.second, concealments)
    return if (concealments.isEmpty()) meaning.concealed("invalidCredentials") else meaning
  }
}

/** A code that a provider emits on a surface. */
internal class CodeRow(
  val code: String, val symbol: String?, val numeric: Int?, val meaning: CodeMeaning, details: Map<String, Json>,
  val provider: String, val surface: Int, surfaceID: String
) {
  private val strength = details["strength"]?.string
  val match = details["match"]?.string ?: "exact"
  val isPhrase = match == "phrase"
  val description = details["description"]?.string
  val unfoldedPhrase = (if (isPhrase) code else description) ?: ""
  /** The phrase to find in a text; empty if there is none. */
  val phrase = fold(bytesOf(unfoldedPhrase))
  /** Whether the phrase is a single word of letters. */
  val isWord = isPhrase && code.all { isLetter(it) }
  /** Whether the code is so common that other providers use it with another meaning. */
  val isCommonName = strength == "plain"
  /** Whether the code wraps errors of many kinds, so that any other code or phrase takes precedence. */
  val isOverloaded = details["overloaded"]?.bool == true
  /** Whether the code is the name of a class of exceptions, which can have many causes. */
  val isClassName = rules.words["exceptionNames"].any { code.endsWith(it) }
  /** Whether the phrase is the status of a call, which its message explains. */
  val isStatus = surfaceID in rules.words["statusSurfaces"]
  /** Whether it is an error of a language's runtime, which means nothing without a provider or a flow. */
  val isOfRuntime = surfaceID in rules.words["runtimeSurfaces"]
  /** Whether it is a fault of what a program stands on, which means nothing without a hosted program or a flow. */
  val isOfSetup = surfaceID in rules.words["setupSurfaces"]

  /** The edges of a message that the phrase needs in a text: none, the left one, or two. */
  val requiredEdges: Int
    get() = when {
      strength != null -> if (isCommonName) 2 else 0
      // `connection refused` can only be about the network.
      provider == rules.markers["networkProvider"] && ' ' in unfoldedPhrase -> 0
      else -> requiredEdges(unfoldedPhrase)
    }

  companion object {
    /**
     * Returns the rows of a group: a kind, a list of codes or one text of codes with their symbols and numbers,
     * `code|symbol|number`, and details.
     */
    fun of(group: Json, provider: String, surface: Int, surfaceID: String): List<CodeRow> {
      val parts = group.elements
      val details = parts.getOrNull(2)?.table ?: emptyMap()
      val meaning = CodeMeaning(parts[0].string ?: "unknown", details)
      val names = parts[1].string?.split(" ")?.map { it.split("|") } ?: parts[1].strings.map { listOf(it) }
      return names.map { name ->
        val symbol = name.getOrNull(1)?.takeIf { it != "" } ?: details["symbol"]?.string
        val numeric = name.getOrNull(2)?.toInt() ?: details["numeric"]?.integer
        CodeRow(name[0], symbol, numeric, meaning, details, provider, surface, surfaceID)
      }
    }
  }
}

/** The result of resolving a code; the row is null for an HTTP status and for an unknown code. */
internal data class Resolution(
  val meaning: CodeMeaning, val row: CodeRow? = null, val provider: String? = null, val surface: String? = null,
  val code: String? = null, val method: String? = null, val isKnown: Boolean = true,
  val meanings: List<Meaning> = emptyList()
) {
  /** A meaning of an ambiguous code, and its provider if the error names none. */
  class Meaning(val surface: String, val meaning: CodeMeaning, val provider: String? = null)

  /** The same resolution without a source, for an error that any provider could have sent. */
  val withoutSource: Resolution get() = Resolution(meaning, isKnown = isKnown)

  /** Returns the resolution for another provider that sends the same codes. */
  fun from(provider: String): Resolution =
    if (provider == this.provider) this else copy(provider = provider, method = Resolver.table(provider)?.method)

  fun kind(flow: SignInFlow?): String = meaning.kind(flow)

  /** Returns the resolution of a wrapper with an unknown sentence. */
  fun forUnknownMessage(): Resolution {
    val meaning = meaning.forUnknownMessage()
    return if (meaning === this.meaning) this else copy(meaning = meaning, meanings = emptyList())
  }

  /** Whether strict disclosure conceals the meaning. */
  fun isConcealed(flow: SignInFlow?): Boolean = Concealment.resolve(meaning, Disclosure.STRICT, flow).second

  /** Returns the resolution of a code without a surface, concealed if any surface of its provider conceals it. */
  fun concealedOnAnySurface(flow: SignInFlow?): Resolution {
    if (meanings.isEmpty() || isConcealed(flow)) return this
    val target = Concealment.firstTarget(meanings.map { it.meaning }, listOf(flow)) ?: return this
    return copy(meaning = meaning.concealed(target))
  }
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
  private class CodeMatch(val rows: List<Int>, val code: String)

  val fallbacks = json["fallback"]?.strings ?: emptyList()
  val systemNames = (json["named"]?.strings ?: emptyList()).map { fold(bytesOf(it)) }
  val method = json["method"]?.string
  /** Whether the table has the errors of the network layer, which the SDK of any provider can pass on. */
  val isNetwork = id == rules.markers["networkProvider"]
  val domains = json["domains"]?.texts ?: emptyMap()
  val codePrefixes = json["begins"]?.strings ?: emptyList()
  val surfaces = (json["surfaces"]?.elements ?: emptyList()).map { CodeSurface(it) }
  val shapes = (json["payloads"]?.elements ?: emptyList()).map { shape -> PayloadShape(shape, surfaces.map { it.id }) }
  val rows = (json["surfaces"]?.elements ?: emptyList()).flatMapIndexed { index, surface ->
    (surface["codes"]?.elements ?: emptyList()).flatMap { CodeRow.of(it, id, index, surfaces[index].id) }
  }
  private val codes = rows.indices.groupBy { rows[it].code }
  private val symbols = rows.indices.filter { rows[it].symbol != null }.groupBy { rows[it].symbol ?: "" }
  /** The spellings of codes, then of symbols, with their rows, by their folded form. */
  private val names = (codes.toList() + symbols.toList()).groupBy { foldCode(it.first) }
  private val numbers = rows.indices.filter { rows[it].numeric != null }.groupBy { rows[it].numeric?.toLong() }
  private val prefixes = rows.indices.filter { rows[it].match == "prefix" }.map { foldCode(rows[it].code) to it }
  private val ranges = rows.indices.filter { rows[it].match == "range" }.mapNotNull { row ->
    val bounds = rows[row].code.split("-").mapNotNull { it.toLongOrNull() }
    if (bounds.size == 2) bounds[0]..bounds[1] to row else null
  }
  private val separators = surfaces.mapNotNull { it.detailAfter }.distinct()
  /** The rows of each phrase; those without a phrase have an empty one. */
  val rowsOfPhrases = rows.indices.groupBy { rows[it].phrase }

  /** Whether the provider has codes with the same prefix up to the `/`, as in `auth/user-not-found`. */
  fun hasNamespace(code: String): Boolean {
    val end = code.indexOf('/') + 1
    return end > 0 && rows.any { it.code.startsWith(code.take(end)) }
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

  /** Returns the surfaces of the first shape that suits a carrier. */
  fun surfacesSending(carrier: String): List<Int> = shapes.firstOrNull { it.suits(carrier) }?.surfaces ?: emptyList()

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
    val names = names[folded].orEmpty().map { (spelling, rows) -> CodeMatch(wanted(rows), spelling) }
      .filter { it.rows.isNotEmpty() }
    names.firstOrNull { it.code == value }?.let { return it }
    val number = integerOf(value)
    val numbered = wanted(numbers[number].orEmpty())
    if (numbered.isNotEmpty()) return CodeMatch(numbered, number.toString())
    names.firstOrNull()?.let { return it }
    fun partialMatch(rows: List<Int>) =
      if (rows.isEmpty()) null else CodeMatch(rows, if (looksLikeCode(value)) value else this.rows[rows[0]].code)
    if (number != null) partialMatch(wanted(ranges.filter { number in it.first }.map { it.second }))?.let { return it }
    val matching = prefixes.filter { folded.startsWith(it.first) && isWanted(rows[it.second].surface) }
    val longest = matching.map { bytesOf(it.first).length }.sorted().lastOrNull()
    return partialMatch(matching.filter { bytesOf(it.first).length == longest }.map { it.second })
  }

  /** Returns the row with the longest phrase among those in a text; among equal lengths, the first. */
  private fun describedRow(rows: List<Int>, phrases: Set<String>?): Int? =
    rows.filter { phrases != null && this.rows[it].phrase in phrases }.maxByOrNull { this.rows[it].phrase.length }

  /** Returns, from rows of one code and surface, the row whose phrase matches, else the row without a description. */
  private fun rowAmong(rows: List<Int>, phrases: Set<String>?): Int? =
    describedRow(rows, phrases) ?: rows.firstOrNull { this.rows[it].description == null }

  /** Returns the resolution of a code by its first row; if the rows have different kinds, all are its meanings. */
  private fun resolution(rows: List<Int>, code: String): Resolution {
    val first = this.rows[rows[0]]
    val differ = rows.any { this.rows[it].meaning.kinds != first.meaning.kinds }
    val meanings = rows.map { this.rows[it] }.map { Resolution.Meaning(surfaces[it.surface].id, it.meaning) }
    return Resolution(
      first.meaning, first, id, surfaces[first.surface].id, code, method, true, if (differ) meanings else emptyList())
  }

  private fun resolution(row: Int?): Resolution? = row?.let { resolution(listOf(it), rows[it].code) }

  /** Returns the resolution of the first row of a phrase that is on the surface that the caller named. */
  fun resolutionOfPhrase(rows: List<Int>, surface: Int?): Resolution? {
    val wanted = surface?.let { withAlternatives(it) }
    return resolution(rows.firstOrNull { wanted?.contains(this.rows[it].surface) ?: true })
  }

  /** Resolves a value on the surface that the caller named. */
  fun resolveOn(surface: Int, value: String, text: ScannedText?): Resolution? {
    val wanted = withAlternatives(surface)
    val found = resolveOnFirst(wanted, value, text) ?: resolveDerived(value, wanted)
      ?: resolvePhrase(value) { it in wanted }
    return found?.copy(method = methodOn(surface))
  }

  /** Resolves a value on any surface. */
  fun resolve(value: String, text: ScannedText?): Resolution? =
    resolveCode(value, text) ?: resolvePhrase(value, isNotStatus)

  /** Resolves a value on any surface, without the phrases. */
  fun resolveCode(value: String, text: ScannedText?, preferred: List<Int> = emptyList()): Resolution? {
    val anywhere = find(value, isNotStatus)
    if (anywhere.rows.isEmpty()) return resolveDerived(value, surfaces.indices)
    val phrases = text?.phrasesOf(this)
    resolveMatch(value, anywhere, phrases, preferred)?.let { return it }
    val bySurface = anywhere.rows.groupBy { rows[it].surface }.values
    val ofEach = bySurface.mapNotNull { rowAmong(it, phrases) }
    return if (ofEach.isEmpty()) null else resolution(ofEach, anywhere.code)
  }

  /** Resolves a value that a shape matched, with preference for the surfaces of the shape. */
  fun resolveByShape(value: String, text: ScannedText, preferred: List<Int>): Resolution? {
    val anywhere = find(value, isNotStatus)
    val found =
      if (anywhere.rows.isEmpty()) null else resolveMatch(value, anywhere, text.phrasesOf(this), preferred)
    return found ?: resolveDerived(value, preferred) ?: resolvePhrase(value) { it in preferred }
  }

  /** Chooses a row of a value by its phrase, else by the preferred surfaces; null if neither decides. */
  private fun resolveMatch(
    value: String, anywhere: CodeMatch, phrases: Set<String>?, preferred: List<Int>
  ): Resolution? {
    val found = preferred.map { surface -> find(value) { it == surface } }
    for (each in found + anywhere) describedRow(each.rows, phrases)?.let { return resolution(listOf(it), each.code) }
    for (each in found) rowAmong(each.rows, phrases)?.let { return resolution(listOf(it), each.code) }
    return null
  }

  /** Resolves a value only on some surfaces and their alternatives. */
  fun resolveOnly(value: String, text: ScannedText, surfaces: List<Int>): Resolution? =
    resolveOnFirst(surfaces.flatMap { withAlternatives(it) }, value, text)

  /** Resolves the HTTP status of a provider's response; the body can select the meaning. */
  fun resolveStatus(status: Long, text: ScannedText): Resolution? {
    val found = find(status.toString()) { surfaces[it].isHTTPStatus }
    return rowAmong(found.rows, text.phrasesOf(this))?.let { resolution(listOf(it), found.code) }
  }

  /** Resolves a value on the first surface that has it. */
  private fun resolveOnFirst(surfaces: List<Int>, value: String, text: ScannedText?): Resolution? {
    for (surface in surfaces) {
      val found = find(value) { it == surface }
      if (found.rows.isEmpty()) continue
      rowAmong(found.rows, text?.phrasesOf(this))?.let { return resolution(listOf(it), found.code) }
    }
    return null
  }

  /** Resolves a text by the longest phrase that it contains. */
  private fun resolvePhrase(value: String, isWanted: (Int) -> Boolean): Resolution? {
    // A text without a space inside or a non-ASCII character is a code, a token or an id, not a phrase.
    if (value.trim(' ').none { it == ' ' || it >= '\u0080' }) return null
    val phrases = ScannedText(bytesOf(value), Resolver.reading(this)).phrasesOf(this)
    return resolution(describedRow(rows.indices.filter { rows[it].isPhrase && isWanted(rows[it].surface) }, phrases))
  }

  /** Resolves a code that a rule derives from a code of another surface. */
  private fun resolveDerived(value: String, surfaces: Iterable<Int>): Resolution? {
    for (surface in surfaces) {
      val prefix = this.surfaces[surface].derivedPrefix ?: continue
      // SDKs derive codes only, without a sentence after the code.
      if (!value.startsWith(prefix) || value.any { isBlank(it) }) continue
      val source = surfaceNamed(this.surfaces[surface].derivedFrom) ?: continue
      val code = upper(value.substring(prefix.length)).replace('-', '_')
      val match = resolveOnFirst(listOf(source), code, null) ?: continue
      return match.copy(surface = this.surfaces[surface].id, code = value)
    }
    return null
  }
}

/** The relation of a table to the provider of an error, in order of precedence. */
internal enum class Role { OWN, FALLBACK, NETWORK }

/**
 * The tables with which an error is read, searched together: each text is scanned once for the phrases of all.
 *
 * For a named provider, they are its own, those of its fallback providers in lookup order, and the network layer; for
 * an unknown provider all tables.
 */
internal class ReadingIndex(val layers: List<Layer>) {
  class Layer(val table: CodeTable, val role: Role)

  /** The rows of a table that have a phrase: those that need no code, and those that a long description identifies. */
  class PhraseUse(val layer: Int, val rows: List<Int>, val describedRows: List<Int>)

  /** The tables that have a phrase. */
  val uses: Map<String, List<PhraseUse>> = layers.map { it.table }.flatMapIndexed { layer, table ->
    (table.rowsOfPhrases - "").map { (phrase, all) ->
      val rows = all.filter { !table.surfaces[table.rows[it].surface].isHTTPStatus }
      // A short description, such as "refresh token", counts only together with its code.
      val described = if (phrase.length < rules.limits["longDescription"]) emptyList() else rows
      phrase to PhraseUse(
        layer, rows.filter { table.rows[it].isPhrase }, described.filter { table.rows[it].description != null })
    }
  }.groupBy({ it.first }, { it.second })
  /** The phrases of the tables, and the words of the vocabulary. */
  private val all = uses.keys + rules.vocabulary.flatMap { it.keys }
  /** The phrases by their first four bytes. */
  private val phrases = all.filter { it.length >= 4 }.groupBy { start(it, 0) }
  private val shortPhrases = all.filter { it.length < 4 }

  private fun start(text: String, offset: Int) =
    (code(text[offset]) shl 24) or (code(text[offset + 1]) shl 16) or (code(text[offset + 2]) shl 8) or
      code(text[offset + 3])

  /** Calls a function with each occurrence of a phrase in a folded text, and its offset. */
  fun forEachMatch(text: String, body: (phrase: String, offset: Int) -> Unit) {
    fun tryPhrase(phrase: String, offset: Int) = if (text.startsWith(phrase, offset)) body(phrase, offset) else Unit
    for (offset in 0..text.length - 4) phrases[start(text, offset)]?.forEach { tryPhrase(it, offset) }
    for (phrase in shortPhrases) for (offset in text.indices) tryPhrase(phrase, offset)
  }
}

/** The codes of all tables together, for errors of an unknown provider. */
internal class CombinedCodeIndex(val tables: List<CodeTable>) {
  /** The tables that have a code or a symbol, and the kinds that their rows map it to. */
  class Owners(val tables: MutableSet<Int> = linkedSetOf(), val kinds: MutableSet<String> = mutableSetOf()) {
    /** Whether the meaning depends on the table. */
    val isAmbiguous: Boolean get() = tables.size > 1 && kinds.size > 1
  }

  val reading =
    ReadingIndex(tables.map { ReadingIndex.Layer(it, if (it.isNetwork) Role.NETWORK else Role.OWN) })
  private val names = mutableMapOf<String, Owners>()
  /** The places of codes that only one provider's errors have, with general keys of no other provider. */
  val uniquePaths: List<Pair<List<String>, String>>

  init {
    for ((position, table) in tables.withIndex()) {
      for (row in table.rows) {
        if (row.match != "exact" || table.surfaces[row.surface].isHTTPStatus) continue
        // Numbers have a different meaning for each provider.
        for (name in listOfNotNull(row.code, row.symbol)) {
          if (integerOf(name) != null) continue
          val owners = names.getOrPut(foldCode(name)) { Owners() }
          owners.tables.add(position)
          if (!row.isCommonName && row.description == null) owners.kinds.add(row.meaning.kind(null))
        }
      }
    }
    val paths = tables.filter { !it.isNetwork }.flatMap { table ->
      table.shapes.filter { it.carrier != "text" && it.path != null }.map { it.path.orEmpty() to table.id }.distinct()
    }.groupBy { it.first }.filter { it.value.size == 1 && isSpecific(it.key) }.values.flatten()
    uniquePaths = paths.sortedBy { (path, _) -> path.joinToString(".") }
  }

  /** Whether a path can identify a provider: no step is a wildcard, and the first key is not a general one. */
  private fun isSpecific(path: List<String>): Boolean {
    val key = path.firstOrNull() ?: return false
    val general = rules.words["generalKeys"] + rules.words["messageKeys"] + rules.words["textKeys"]
    return "[]" !in path && "*" !in path && (general + rules.words["statusKeys"]).none { sameKey(it, key) } &&
      foldPhrase(key) !in rules.words["codeKeys"]
  }

  fun ownersOf(code: String): Owners? = names[foldCode(code)]

  /**
   * Returns the tables whose system a text mentions.
   *
   * Tables without a method are platforms, such as Firebase; they precede the providers that people use on them.
   */
  fun tablesNamedBy(text: String): List<CodeTable> {
    val folded = fold(text)
    return tables.filter { table -> table.systemNames.any { it in folded } }.sortedBy { it.method != null }
  }
}

/** Parses a 64-bit integer. */
private fun integerOf(text: String): Long? {
  val number = if (text.startsWith("+") && text.length > 1 && isDigit(text[1])) text.substring(1) else text
  // `toLongOrNull` also reads the digits of other scripts.
  return if (number.all { isDigit(it) || it == '-' }) number.toLongOrNull() else null
}

internal object Resolver {
  private val tables = java.util.concurrent.ConcurrentHashMap<String, CodeTable>()
  private val readings = java.util.concurrent.ConcurrentHashMap<String, ReadingIndex>()

  /** The first provider with each error domain, and the spelling of the domain in its table. */
  private val owners: Map<String, Pair<String, String>> by lazy {
    val owners = mutableMapOf<String, Pair<String, String>>()
    for (table in all) {
      for (domain in table.domains.keys.sorted()) owners.getOrPut(foldCode(domain)) { domain to table.id }
    }
    owners
  }

  /** All tables, sorted by provider. */
  private val all by lazy { providerData.keys.sorted().mapNotNull { table(it) } }
  val combined by lazy { CombinedCodeIndex(all) }

  fun table(id: String): CodeTable? = providerData[id]?.let { text ->
    tables.getOrPut(id) { CodeTable(id, (Json.parse(bytesOf(text())) ?: Json.Null).table) }
  }

  /** Returns the tables with which the errors of a provider are read. */
  fun reading(table: CodeTable): ReadingIndex = readings.getOrPut(table.id) {
    val network = rules.markers["networkProvider"].takeIf { it != table.id }?.let { table(it) }
    ReadingIndex(
      listOf(ReadingIndex.Layer(table, Role.OWN)) + fallbacks(table).map { ReadingIndex.Layer(it, Role.FALLBACK) } +
        listOfNotNull(network).map { ReadingIndex.Layer(it, Role.NETWORK) })
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

  /** Resolves a word that consists of an error domain and its code. */
  fun resolveWord(word: String, text: ScannedText, flow: SignInFlow?): Resolution? =
    ownerOfDomainIn(word)?.let { (domain, provider, code) -> resolveNamed(code, provider, domain, text, flow) }

  fun owner(domain: String): Pair<String, String>? = owners[foldCode(domain)]

  private val codePrefixes: List<Pair<String, CodeTable>> by lazy {
    all.flatMap { table -> table.codePrefixes.map { it to table } }
  }

  /** Returns the table of the only provider whose codes have the prefix of a code. */
  fun ownerOfCode(code: String): CodeTable? = codePrefixes.firstOrNull { code.startsWith(it.first) }?.second

  private fun resolve(value: String, provider: String, surface: String?, text: ScannedText?): Resolution? {
    val table = table(provider) ?: return null
    val fallbacks = fallbacks(table)
    fun byFallbacks() =
      fallbacks.asSequence().mapNotNull { it.resolve(value, text) }.firstOrNull { it.row?.isCommonName != true }
    if (surface != null) {
      table.surfaceNamed(surface)?.let { return table.resolveOn(it, value, text) ?: byFallbacks() }
      for (fallback in fallbacks) fallback.surfaceNamed(surface)?.let { return fallback.resolveOn(it, value, text) }
    }
    return table.resolve(value, text) ?: byFallbacks()
  }

  /**
   * Resolves a code. It is concealed if any surface conceals it; with a named surface, only if this surface lacks it.
   */
  fun resolveNamed(
    value: String, provider: String, surface: String?, text: ScannedText?, flow: SignInFlow?
  ): Resolution? {
    // Error domains use the same numbers with different meanings.
    val isUnknownDomain = surface != null && looksLikeDomain(surface) && !knows(provider, surface)
    if (isUnknownDomain && integerOf(value) != null) return null
    val resolution = resolve(value, provider, surface, text)
    if (surface == null) return resolution?.concealedOnAnySurface(flow)
    if (!isUnknown(resolution, provider, surface)) return resolution
    val elsewhere = resolve(value, provider, null, null)?.concealedOnAnySurface(flow)
    return if (elsewhere?.isConcealed(flow) == true) elsewhere.copy(method = method(provider, surface)) else resolution
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
   * `VERIFIED` discloses the kinds of a sign-in and what is wrong with a code or link, except in the flow `RECOVER`, in
   * which no first factor was given.
   */
  private fun conceals(disclosure: Disclosure, kind: String, target: String, flow: SignInFlow?) = when (disclosure) {
    Disclosure.STRICT -> true
    Disclosure.VERIFIED -> flow == SignInFlow.RECOVER ||
      "invalidCredentials" !in listOf(kind, target) && target != "invalidVerificationCode"
    Disclosure.HELPFUL -> false
  }

  /** Returns the last kind of the chain of concealments that starts with a kind. */
  private fun endOfChain(kind: String, disclosure: Disclosure, flow: SignInFlow?): String =
    generateSequence(if (kind in Content.kinds) kind else "unknown") { last ->
      val target = Content.kind(last).concealedAs.inFlowOrNull(flow)
      target?.takeIf { it in Content.kinds && conceals(disclosure, last, it, flow) }
      // A chain is shorter than the list of kinds.
    }.take(Content.kinds.size).last()

  /** The kinds that replace other kinds under concealment, by disclosure and flow. */
  private val concealing: Map<Pair<Disclosure, SignInFlow?>, Set<String>> by lazy {
    val flows = listOf<SignInFlow?>(null) + SignInFlow.values()
    Disclosure.values().flatMap { disclosure -> flows.map { disclosure to it } }.associateWith { (disclosure, flow) ->
      Content.kinds.keys.map { it to endOfChain(it, disclosure, flow) }.filter { it.first != it.second }
        .map { it.second }.toSet()
    }
  }

  /** Returns the kind to show for a meaning, and whether that kind conceals the source of the error. */
  fun resolve(meaning: CodeMeaning, disclosure: Disclosure, flow: SignInFlow?): Pair<String, Boolean> {
    val kind = meaning.kind(flow)
    val (isOwn, target) = meaning.concealment(flow)
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

  /** Returns the kind that a row is concealed as in a flow. */
  fun target(target: String, kind: String, flow: SignInFlow?): String {
    if (flow == null || flow == SignInFlow.RECOVER || flow == SignInFlow.REFRESH) return target
    // A message that was not delivered says nothing about the code that the person enters.
    val isOwn = kind == target || Content.kinds[kind]?.concealedAs?.inFlowOrNull(flow) == target
    return if (flow == SignInFlow.VERIFY && isOwn) target else flowIndependentTargets[target] ?: target
  }

  /** Returns the first kind, in their order, that strict disclosure shows for a concealed meaning in some flows. */
  fun firstTarget(meanings: List<CodeMeaning>, flows: List<SignInFlow?>): String? =
    meanings.mapNotNull { meaning ->
      flows.map { resolve(meaning, Disclosure.STRICT, it) }.firstOrNull { it.second }?.first
    }.minByOrNull { Content.kinds.keys.indexOf(it) }

  private val targets: Set<String> by lazy { Content.kinds.values.flatMap { it.concealedAs.all }.toSet() }

  /** Returns the broader kind of a kind that is in no class of concealed kinds. */
  fun broader(kind: String, flow: SignInFlow?): String? {
    val data = Content.kind(kind)
    return if (data.concealedAs.inFlowOrNull(flow) == null && kind !in targets) data.broader else null
  }
}

// Patterns of raw errors

/** Returns text for use in a regular expression, also inside of brackets. */
private fun quoted(text: String): String = text.map { if (isWordCharacter(it)) "$it" else "\\$it" }.joinToString("")

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
      "(?:([\\x00-\\x20\\x7f${signs("domainGapSigns")}]$gap)$codeKey$pairSigns" +
      "(?:$number(?: \"([^\"]{0,${rules.limits["descriptionLength"]}}))?)?)?")

  /** A domain, any word for “error” and a code, in half-width or full-width parentheses: `(x.y fout 5.)`. */
  val enclosedError = Regex(
    "(?:\\(|\\xef\\xbc\\x88)(?=($domain{0,${rules.limits["domainLength"]}})(?!$domain)" +
      "[^0-9)-]{1,${rules.limits["errorWordLength"]}}$number)")

  val integer = Regex("^$number")
  /** An escaped quotation mark or backslash, and a byte as in `b'…'` of Python. */
  val escape = Regex("\\\\(?:([\"'\\\\])|x([0-9a-fA-F]{2}))")
  val addressEnd = Regex("[\\x00-\\x20\\x7f${signs("addressEnds")}]")
  val token = Regex("[A-Za-z0-9\\x80-\\xff${signs("tokenSigns")}]+")
  /** Korean and Japanese units of time, longest names first. */
  val units = rules.tables["waitUnits"].keys.filter { unit -> unit.any { !isLetter(it) } }
    .sortedByDescending { bytesOf(it).length }
}

// Raw errors

/** An error of an Apple platform; its underlying errors are the next links of the chain. */
internal class Link(val domain: String, val code: String, val description: String?)

/** An object that can contain a code, in `json`, `query` (a form or an address) or `text` (pairs) at a position. */
internal class ErrorObject(val node: Json, val carrier: String, val text: Int?, val chain: List<Link>?) {
  /** What the object says whose only member is false, such as `{"active": false}`. */
  val state: String?
    get() = node.members.singleOrNull()?.takeIf { carrier == "json" && it.second.bool == false }
      ?.let { rules.tables["stateKinds"][it.first] }
}

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
    // A member that is `true` can be a code by its key, and has no value.
    val isTrue = (node as? Json.Bool)?.value == true
    val value = node.scalar ?: ""
    if (value != "" || isTrue) matches.add(PathMatch(value, nodes, keys, carrier))
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
  return matches.map { it.value }.filter { it != "" }
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
  fun append(name: String, code: String) {
    val domain = name.dropLast(rules.words["joinedErrorWords"].firstOrNull { lower(name).endsWith(it) }?.length ?: 0)
    val isNew = links.none { it.domain == domain && it.code == code }
    if (code != "" && isNew && links.size < maximum && looksLikeDomain(domain)) links.add(Link(domain, code, null))
  }
  while (match != null && links.size < maximum) {
    val quoted = match.groups[6]
    val groups = match.groupValues
    val isPair = groups[1].any { it in pairSigns }
    val isCodePair = groups[4].any { it in pairSigns }
    var next = match.range.first + rules.markers["domain"].length
    if (isPair && isCodePair && groups[5] != "") {
      links.add(Link(groups[2], groups[5], quoted?.let { textOf(it.value) }))
      next = match.range.last + 1 - (if (quoted == null) 0 else quoted.value.length + 2)
    } else if (isPair && !isCodePair) {
      append(groups[2], codeBefore(bytes, maxOf(0, next - rules.markers["domainKey"].length)))
    }
    match = Patterns.printedError.find(bytes, next)
  }
  val marker = rules.markers["errorWord"]
  val longest = rules.limits["domainLength"]
  var position = bytes.indexOf(marker)
  while (position >= 0 && links.size < maximum) {
    var start = position
    while (start > 0 && position - start < longest && bytes[start - 1] > ' ' && bytes[start - 1] != '(') start -= 1
    val domain = textOf(bytes.substring(start, position))
    position += marker.length
    val code = Patterns.integer.find(part(bytes, position, rules.limits["integerLength"] + 1))?.value
    if (code != null) append(domain, code)
    position = bytes.indexOf(marker, position)
  }
  for (found in Patterns.enclosedError.findAll(bytes)) append(found.groupValues[1], found.groupValues[2])
  return if (links.isEmpty()) null else links
}

/** Returns the number of a pair before an offset, as in `code: 1001, domain: x`; empty if there is none. */
private fun codeBefore(bytes: String, end: Int): String {
  val before = bytes.substring(maxOf(0, end - rules.limits["codeGap"]), end).dropLastWhile { !isDigit(it) }
  val code = before.takeLastWhile { isDigit(it) || it == '-' }
  val sign = before.dropLast(code.length).lastOrNull { it != ' ' && it !in rules.characters["quotes"] }
  return if (sign != null && sign in rules.characters["pairSigns"]) code else ""
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
    if (isAddress) !isBlank(it) && it !in exclusions else isWordCharacter(it) || it >= '\u0080' || it in signs
  }
  return isPlain && ('&' in bytes || bytes.none { isBlank(it) })
}

private fun isMarkup(bytes: String): Boolean {
  val offset = bytes.indexOfFirst { !isBlank(it) }
  return offset >= 0 && rules.words["pageStarts"].any { start ->
    bytes.startsWith(start, offset) || lower(part(bytes, offset, start.length)) == start
  }
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
      val name = lower(part(bytes, offset + 1, rules.limits["codeLength"]).takeWhile { isLetter(it) })
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

/**
 * Removes stack frames, quoted source lines, and lines that are only a path from a text. Returns it with the offset
 * after the line after which the last exception stands, if another one was being handled.
 */
private fun withoutFrames(bytes: String): Pair<String, Int?> {
  val call = rules.markers["call"]
  if ('\n' !in bytes && '\\' !in bytes && " $call" !in bytes && !bytes.startsWith(call)) return bytes to null
  val kept = StringBuilder()
  var last: Int? = null
  var next = 0
  // The indentation of the last Python frame, `File "…"`; more deeply indented lines after it quote its source code.
  var frameIndentation = -1
  for (line in bytes.split("\n", "\\n")) {
    val end = next + line.length
    next = end + if (byteAt(bytes, end) == '\n') 1 else 2
    val content = line.trimStart { isBlank(it) }
    val indentation = line.length - content.length
    if (frameIndentation >= 0 && (indentation > frameIndentation || content == "")) continue
    frameIndentation = if (content.startsWith(rules.markers["pythonFrame"])) indentation else -1
    if (frameIndentation >= 0 || isFrame(content)) continue
    if (kept.isNotEmpty()) kept.append('\n')
    val isLink = rules.words["causeLines"].any { content.startsWith(it) }
    if (isLink && rules.words["contextLines"].any { content.startsWith(it) }) last = end
    kept.append(if (isLink) rules.markers["cause"] else withoutCalls(line))
  }
  return kept.toString() to last
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
  if (text.startsWith(rules.markers["alias"], end)) {
    end = text.indexOf(']', end).let { if (it < 0) text.length else it + 1 }
  }
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
    // Only a place in parentheses counts: `at http://127.0.0.1:8000` is part of a sentence.
    if (end < 0 || line[rest + end - 1] != ')') {
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

/** Returns the parts of a text that can be a complete message, without duplicates. */
private fun messagesOf(bytes: String): List<String> {
  val messages = LinkedHashSet<String>()
  val (limit, longest) = rules.limits["messages"] to rules.limits["codeLength"]
  fun add(message: String) {
    val trimmed = message.trim { isBlank(it) }.removeSuffix(".")
    if (messages.size < limit && trimmed.length > 1 && trimmed.length <= longest) messages.add(trimmed)
  }
  add(bytes)
  for ((number, line) in bytes.split('\n').filter { it != "" }.withIndex()) {
    val trimmed = line.trim { isBlank(it) }
    val cause = if (number == 0) "" else rules.words["causeMarkers"].firstOrNull { trimmed.startsWith(it) } ?: continue
    val message = trimmed.removePrefix(cause)
    add(message)
    add(withoutLogPrefix(message))
    val afterException = rules.words["exceptionNames"].maxOf { name ->
      message.lastIndexOf("$name: ").let { if (it < 0) it else it + "$name: ".length }
    }
    if (afterException > 0) add(message.substring(afterException))
  }
  for (part in splitAt(bytes, "messageSeparators")) {
    val trimmed = part.trim { isBlank(it) }
    if (' ' !in trimmed) continue
    add(trimmed)
    val colon = trimmed.lastIndexOf(':')
    val rest = trimmed.substring(colon + 1)
    if (colon >= 0 && rest.startsWith(" ") && !rest.drop(1).all { isDigit(it) }) add(rest)
  }
  return messages.toList()
}

private val punctuation = setOf(
  CharCategory.CONNECTOR_PUNCTUATION, CharCategory.DASH_PUNCTUATION, CharCategory.START_PUNCTUATION,
  CharCategory.END_PUNCTUATION, CharCategory.INITIAL_QUOTE_PUNCTUATION, CharCategory.FINAL_QUOTE_PUNCTUATION,
  CharCategory.OTHER_PUNCTUATION
)

/** Returns the number of edges that a phrase needs, which is lower the more words or letters of East Asia it has. */
private fun requiredEdges(phrase: String): Int {
  val core = phrase.dropLastWhile { it.isWhitespace() || it.category in punctuation }
  val words = core.split(Regex("\\s+")).count { it != "" }
  val letters = core.count { it >= '\u1100' && it.isLetter() }
  val isLong = words >= rules.limits["distinctiveWords"] || letters >= rules.limits["distinctiveCharacters"]
  return if (isLong || looksLikeName(core)) 0 else if (words >= rules.limits["leftEdgeWords"]) 1 else 2
}

/** Whether a text looks like an identifier. */
private fun looksLikeName(text: String): Boolean =
  text.any { isDigit(it) || it in rules.characters["nameSigns"] } ||
    text.zipWithNext().any { (previous, next) -> previous in 'a'..'z' && next in 'A'..'Z' }

/** Returns the objects in a text, in JSON or as programming languages print them. */
private fun embeddedObjects(bytes: String): List<Json> {
  val nodes = mutableListOf<Json>()
  var attempts = 0
  var brace = bytes.indexOf('{')
  while (attempts < rules.limits["embeddedObjects"] && brace >= 0) {
    var offset = brace + 1
    if (Json.PrintedParser(bytes, offset).beginsObject(rules.limits["braceDistance"])) {
      attempts += 1
      val parser = Json.Parser(bytes, brace)
      val printed = Json.PrintedParser(bytes, brace)
      val node = parser.value(0)?.also { offset = parser.position }
        ?: printed.value(0)?.also { offset = printed.position }
      if (node != null) nodes.add(node)
    }
    brace = bytes.indexOf('{', offset)
  }
  return nodes
}

/** Returns a text without the backslashes of printed escapes, and with the bytes of escapes such as `\xec`. */
private fun withoutEscapes(bytes: String): String =
  bytesOf(textOf(Patterns.escape.replace(bytes) { escape ->
    val (sign, hex) = escape.destructured
    if (sign != "") sign else hex.toInt(16).toChar().toString()
  }))

/** Returns the queries and forms in a text, usually from addresses; of a page, those of its links. */
private fun embeddedForms(bytes: String, isPage: Boolean = false): List<Json> {
  val nodes = mutableListOf<Json>()
  var before = ""
  for (part in bytes.split(Patterns.addressEnd)) {
    if (nodes.size >= rules.limits["embeddedForms"]) break
    val isWanted = !isPage || before.endsWith(rules.markers["link"])
    before = part
    val word = part.trimEnd { it in rules.characters["addressTrails"] }
    if (!isWanted || word.none { it in rules.characters["formSigns"] } || word.length >= bytes.length) continue
    // An ampersand of a page is an entity.
    formObject(if (isPage) withoutMarkup(word) else word)?.let { nodes.add(it) }
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
    val isOfDomain = key == rules.markers["codeKey"] && previous == rules.markers["domainKey"]
    // A number with the name of another thing, such as an exit code.
    val before = textOf(fold(bytes.substring(maxOf(0, offset - rules.limits["quantityDistance"]), offset)))
    val isOther = integerOf(value) != null && rules.words["otherCodes"].any { before.endsWith(it) }
    if (!isOfDomain && !isOther) pairs.add(key to Json.Text(value))
    previous = key
    if (pairs.size == rules.limits["pairs"]) break
  }
  return pairs
}

private fun byteAt(bytes: String, offset: Int) = if (offset in bytes.indices) bytes[offset] else '\u0000'
/** Returns a number of bytes from an offset on, or those that there are. */
private fun part(bytes: String, start: Int, count: Int) =
  bytes.substring(minOf(start, bytes.length), minOf(start + count, bytes.length))

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
    (isWordCharacter(bytes[start - 1]) || bytes[start - 1] in signs)) start -= 1
  return if (start < end && (isLetter(bytes[start]) || bytes[start] == '_')) bytes.substring(start, end) else null
}

/** Returns the value after the separator at an offset. */
private fun valueAfter(bytes: String, separator: Int): String? {
  var start = separator + 1
  if (byteAt(bytes, start) == ' ') start += 1
  if (byteAt(bytes, start) == '\\' && isQuote(byteAt(bytes, start + 1))) start += 1
  val quote = byteAt(bytes, start)
  if (isQuote(quote)) {
    val rest = part(bytes, start + 1, rules.limits["descriptionLength"])
    val value = rest.substringBefore(quote).removeSuffix("\\")
    return if (value == "") null else textOf(value)
  }
  // A colon without a blank is part of a time, an address or a name.
  if (bytes[separator] == ':' && start == separator + 1 && !isQuote(byteAt(bytes, separator - 1))) return null
  if (bytes.startsWith(rules.markers["optional"], start)) {
    start += rules.markers["optional"].length
    if (isQuote(byteAt(bytes, start))) start += 1
  }
  val rest = part(bytes, start, rules.limits["pairValueLength"])
  val whole = rest.takeWhile { it > ' ' && it !in rules.characters["valueEnds"] }
  if (bytes[separator] == ':' && whole.all { isLetter(it) } && isProse(bytes, start + whole.length)) return null
  val value = whole.trimEnd { it in rules.characters["valueTrails"] }
  return if (value == "" || value.startsWith("=")) null else textOf(value)
}

/** Whether a word that ends at an offset stands before another word that is no key: `Error: failed to load`. */
private fun isProse(bytes: String, end: Int): Boolean {
  var next = end + 1
  while (isWordCharacter(byteAt(bytes, next))) next += 1
  return byteAt(bytes, end) == ' ' && next > end + 1 && byteAt(bytes, next) !in rules.characters["pairSigns"]
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

/** A text of an error, searched once for the phrases of all tables of an index. */
internal class ScannedText(val bytes: String, private val index: ReadingIndex) {
  /** A phrase that begins a word, at the place where it has most edges of a message. */
  class Match(private val bytes: String, val phrase: String, val start: Int, private val end: Int) {
    private val hasLeftEdge = hasLeftEdge(bytes, start)
    private val hasRightEdge = hasRightEdge(bytes, end)
    val hasBothEdges = hasLeftEdge && hasRightEdge
    /** Whether it is a whole message with which the text ends. */
    val endsText: Boolean
      get() = hasBothEdges && (end until bytes.length).none { isWordCharacter(bytes[it]) || bytes[it] >= '\u0080' }
    /** Whether its last word goes on in the text, as in `redirect uri is not white|listed`. */
    private val endsInsideWord = !endsWord(bytes, end)
    /** Whether its words are joined by `_` to a code. */
    private val isJoined = bytes.substring(start, end).let { '_' in it && ' ' !in it }

    fun isBetter(than: Match) = compareValuesBy(
      this, than, { !it.endsInsideWord }, { it.hasBothEdges }, { it.hasLeftEdge || it.hasRightEdge }) > 0

    /** Whether the phrase of a row is evidence. A phrase that counts anywhere can end inside a word. */
    fun suffices(row: CodeRow): Boolean {
      val hasEdges = hasLeftEdge && (hasRightEdge || row.requiredEdges == 1) && !endsInsideWord
      return (hasEdges || row.requiredEdges == 0) && (!isJoined || '_' in row.unfoldedPhrase)
    }
  }

  /** A word of the vocabulary: for a thing, or for an event, if its role is 1. */
  class Word(val name: String, val role: Int, val start: Int, val end: Int)

  val text: String by lazy { textOf(bytes) }
  private val allWords = mutableListOf<Word>()
  private val causes by lazy { causesIn(bytes) }
  /** The phrases in the text; null for those that are only inside words. */
  private val scanned by lazy {
    val scanned = LinkedHashMap<String, Match?>()
    // `can't` becomes longer: `cannot`.
    val offsets = IntArray(bytes.length * 2)
    index.forEachMatch(fold(bytes, true, offsets)) { phrase, offset ->
      val start = offsets[offset]
      val end = characterEnd(bytes, offsets[offset + phrase.length - 1])
      val startsWord = startsWord(bytes, start)
      if (startsWord) addWords(phrase, start, end)
      // `error code 8` is no part of `error code 80`.
      val continuesNumber = isDigit(bytes[end - 1]) && isDigit(byteAt(bytes, end))
      val match = if (startsWord && !continuesNumber) Match(bytes, phrase, start, end) else null
      val known = scanned[phrase]
      if (known == null) scanned.remove(phrase)
      if (known == null || (match != null && match.isBetter(known))) scanned[phrase] = match
    }
    scanned
  }
  val matches: List<Match> get() = scanned.values.filterNotNull()

  private fun addWords(phrase: String, start: Int, end: Int) {
    for ((role, names) in rules.vocabulary.withIndex()) for (name in names[phrase].orEmpty()) {
      // The name of a database also counts in the name of a class.
      val isWord = if (name == rules.markers["otherSystem"]) endsWord(bytes, end) else isWord(bytes, start, end)
      // The name of a file is as long as its path: its ending is the word.
      val isInPath = { sign: Char -> isWordCharacter(sign) || sign in rules.characters["tokenSigns"] }
      val path = if (phrase.startsWith('.')) bytes.substring(0, start).takeLast(rules.limits["tokenLength"]) else ""
      if (isWord) allWords += Word(name, role, start - path.takeLastWhile(isInPath).length, end)
    }
  }

  /** The words that are no part of a longer word for a thing, or of one for an event; the longest first. */
  val words: List<Word> by lazy {
    scanned
    val last = arrayOfNulls<Word>(2)
    allWords.sortedWith(compareBy({ it.start }, { -it.end })).filter { word ->
      val other = last[word.role]
      // A word can have several names.
      val isPart = other != null && other.end >= word.end && (other.start != word.start || other.end != word.end)
      if (!isPart) last[word.role] = word
      !isPart
    }
  }

  /** The words by the clause that they are in. */
  val clauses: List<List<Word>> by lazy {
    val clauses = mutableListOf<MutableList<Word>>()
    for (word in words) {
      val last = clauses.lastOrNull()?.takeIf {
        it.size < rules.limits["clauseWords"] && !endsClause(bytes, it.last().end, word.start)
      }
      if (last != null) last.add(word) else clauses.add(mutableListOf(word))
    }
    clauses
  }

  /** Returns the phrases of a table, and of others, that the text contains. */
  fun phrasesOf(table: CodeTable): Set<String> =
    if (index.layers.any { it.table === table }) scanned.keys
    else ScannedText(bytes, Resolver.reading(table)).scanned.keys

  /** Returns the number of causes that the text names before an offset; the innermost cause is the last. */
  fun depth(offset: Int): Int = causes.count { it <= offset }
}

/** Returns the start of a description, which selects among rows of one code. */
private fun describing(text: String, index: ReadingIndex) = ScannedText(startOf(bytesOf(text)), index)

private fun characterEnd(bytes: String, start: Int): Int {
  var end = start + 1
  while (byteAt(bytes, end) in '\u0080'..'\u00BF') end += 1
  return end
}

private fun isLineEnd(character: Char) = character == '\n' || character == '\r'
private fun isSpace(character: Char) = character == ' ' || character in '\t'..'\r'

/** Whether a capital follows a lowercase letter. */
private fun isCapitalInside(bytes: String, offset: Int) =
  byteAt(bytes, offset) in 'A'..'Z' && byteAt(bytes, offset - 1) in 'a'..'z'

/** Whether a printed escape such as `\n` ends before an offset. */
private fun isEscape(bytes: String, end: Int) = byteAt(bytes, end - 2) == '\\'

/**
 * Whether a word begins at an offset: after another character than a letter, at a capital, at a unit after a number, as
 * in `5000ms`, or at `n't`.
 */
private fun startsWord(bytes: String, offset: Int): Boolean =
  !isWordCharacter(bytes[offset]) || !isWordCharacter(byteAt(bytes, offset - 1)) || isCapitalInside(bytes, offset) ||
    (isLetter(bytes[offset]) && isDigit(bytes[offset - 1])) || isEscape(bytes, offset) || bytes.startsWith("n'", offset)

private fun endsWord(bytes: String, offset: Int): Boolean =
  !isWordCharacter(bytes[offset - 1]) || !isWordCharacter(byteAt(bytes, offset)) || isCapitalInside(bytes, offset)

/** Whether a part of a text is a word of a sentence, and no part of a longer word, an address or a class name. */
private fun isWord(bytes: String, start: Int, end: Int): Boolean {
  val signs = rules.characters["addressSigns"]
  if (!endsWord(bytes, end) || (start > 0 && bytes[start - 1] in signs)) return false
  var last = end
  while (isWordCharacter(byteAt(bytes, last))) last += 1
  val word = bytes.substring(start, last)
  if (rules.words["exceptionNames"].any { word.endsWith(it) }) return false
  val next = byteAt(bytes, last)
  return next !in signs || (next == '.' && !isWordCharacter(byteAt(bytes, last + 1)))
}

/** Whether a clause ends between two offsets. */
private fun endsClause(bytes: String, start: Int, end: Int): Boolean = (start until end).any { offset ->
  bytes[offset] in rules.characters["clauseEnds"] || (bytes[offset] == '.' && isBlank(byteAt(bytes, offset + 1))) ||
    rules.wideClauseEnds.any { bytes.startsWith(it, offset) }
}

private fun hasLeftEdge(bytes: String, start: Int): Boolean {
  val (quotes, limit) = rules.characters["quotes"] to rules.limits["edgeLength"]
  var offset = start
  while (offset > 0 && start - offset < limit && (isSpace(bytes[offset - 1]) || bytes[offset - 1] in quotes)) {
    // An apostrophe after a letter belongs to a word.
    val isApostrophe = bytes[offset - 1] == '\'' && isWordCharacter(byteAt(bytes, offset - 2))
    if (isLineEnd(bytes[offset - 1]) || (bytes[offset - 1] in quotes && !isApostrophe)) return true
    offset -= 1
  }
  val byte = if (offset > 0) bytes[offset - 1] else return true
  if (byte in rules.characters["leftEdges"] || isEscape(bytes, offset)) return true
  if (offset < start && byte in rules.characters["leftEdgesBeforeBlanks"]) return true
  if (byte == '-') return offset < start && isSpace(byteAt(bytes, offset - 2))
  return rules.wideEdges.any { bytes.startsWith(it, offset - it.length) }
}

private fun hasRightEdge(bytes: String, end: Int): Boolean {
  val (quotes, limit) = rules.characters["quotes"] to rules.limits["edgeLength"]
  var offset = end
  while (offset < bytes.length && offset - end < limit && (isSpace(bytes[offset]) || bytes[offset] in quotes)) {
    if (bytes[offset] == '\'' && isWordCharacter(byteAt(bytes, offset + 1))) return false
    if (isLineEnd(bytes[offset]) || bytes[offset] in quotes) return true
    offset += 1
  }
  if (offset == bytes.length || bytes[offset] in rules.characters["rightEdges"]) return true
  val follows = bytes[offset] in rules.characters["rightEdgesAfterBlanks"] ||
    bytes.startsWith(rules.markers["call"], offset)
  return (offset > end && follows) || rules.wideEdges.any { bytes.startsWith(it, offset) }
}

/** Returns the HTTP status in a text, if it has a meaning without a code in a flow: `429 Too Many Requests`. */
private fun statusIn(bytes: String, flow: SignInFlow?): Long? {
  val distance = rules.limits["quantityDistance"]
  var last = 0
  for (match in Regex("[0-9]+").findAll(bytes)) {
    val (start, end) = match.range.first to match.range.last + 1
    if (start - last >= rules.limits["descriptionLength"]) return null
    last = end
    val isPart = isWordCharacter(byteAt(bytes, start - 1)) || isWordCharacter(byteAt(bytes, end))
    val status = match.value.toLongOrNull()?.takeIf { "$it" == match.value && !isPart } ?: continue
    if (rules.kindOfStatus(status, flow) == null) continue
    val before = textOf(fold(bytes.substring(maxOf(0, start - distance), start)))
    val after = textOf(fold(part(bytes, end, distance)))
    if (rules.words["statusBefore"].any { before.endsWith(it) }) return status
    if (rules.words["statusAfter"].any { after.startsWith(it) }) return status
  }
  return null
}

/** Returns the offsets at which a text names the cause of the error before it. */
private fun causesIn(bytes: String): List<Int> =
  rules.words["causeMarks"].asSequence().flatMap { mark ->
    generateSequence(bytes.indexOf(mark).takeIf { it >= 0 }) { last ->
      bytes.indexOf(mark, last + mark.length).takeIf { it >= 0 }
    }
  }.take(rules.limits["links"]).toList()

/**
 * A raw error, split into the objects and texts that can contain a code, outermost first.
 *
 * In its methods, `depth` counts the objects and lists around a node, and `nesting` the texts around it.
 */
internal class RawError(payload: String) {
  val text =
    bytesOf(textOf(bytesOf(payload.removePrefix("\uFEFF")).take(rules.limits["errorLength"]))).trim { isBlank(it) }
  val objects = mutableListOf<ErrorObject>()
  val texts = mutableListOf<String>()
  /**
   * The sentences in members with other keys than those of messages, each after its key and a line end.
   *
   * Together they can be a phrase: `{"reset_password_token": ["has expired"]}`.
   */
  val namedValues = mutableListOf<String>()
  /** What is wrong with single fields. */
  val fieldErrors: List<FieldError>
  /** The last exception of a traceback, if it was raised during the handling of another one. */
  private var lastException: RawError? = null
  private val queue = mutableListOf<() -> Unit>()

  init {
    if (text != "") {
      val node = Json.parse(text)
      if (node != null) {
        enqueueNode(node, "json", 0, 0)
      } else {
        val isForm = text[0] !in rules.characters["jsonStarts"] && !isMarkup(text) && isForm(text)
        val form = if (isForm) formObject(text) else null
        if (form != null) enqueueNode(form, "query", 0, 0)
        if (form == null || text.any { isBlank(it) }) enqueueText(text, 0)
      }
      var position = 0
      while (position < queue.size) {
        queue[position]()
        position += 1
      }
    }
    fieldErrors = fieldErrorsIn(objects, texts)
  }

  private fun enqueueNode(node: Json, carrier: String, depth: Int, nesting: Int) =
    queue.add { addNode(node, carrier, depth, nesting) }

  private fun enqueueText(bytes: String, nesting: Int) = queue.add { addText(bytes, nesting) }

  private fun addObject(node: Json, carrier: String, text: Int?, chain: List<Link>?) {
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
      for (value in node.strings) addNamedValue(value, key)
      if (depth < rules.limits["depth"]) enqueueNode(node, carrier, depth + 1, nesting)
    } else if (node is Json.Text && nesting < rules.limits["nesting"]) {
      addNamedValue(node.text, key)
      val inner = jsonIn(node.text, nesting)
      if (inner != null) enqueueNode(inner, "json", 0, nesting + 1)
      else if (if (key == null) isSentence(node.text) else isMessage(node.text, key)) {
        enqueueText(bytesOf(node.text), nesting + 1)
      }
    }
  }

  private fun addNamedValue(value: String, key: String?) {
    if (key == null || !isSentence(value) || namedValues.size >= rules.limits["texts"]) return
    if (!isNamed(key, "messageKeys") && !isNamed(key, "textKeys")) namedValues.add(bytesOf("$key\n$value"))
  }

  /** Parses a string that contains JSON: an object, a list, or a string. */
  private fun jsonIn(text: String, nesting: Int): Json? {
    val isJSON = nesting < rules.limits["nesting"] && text.firstOrNull { !isBlank(it) }.let {
      it != null && it in rules.characters["jsonStarts"]
    }
    return if (isJSON) Json.parse(bytesOf(text)) else null
  }

  private fun addText(found: String, nesting: Int) {
    if (texts.size >= rules.limits["texts"]) return
    val isPage = isMarkup(found)
    val (bytes, last) = withoutFrames(if (isPage) withoutMarkup(found) else found)
    val position = texts.size
    texts.add(bytes)
    if (nesting == 0 && !isPage && last != null) lastException = RawError(textOf(text.substring(last)))
    chainOfText(bytes)?.let { addObject(Json.Object(emptyList()), "text", position, it) }
    if (nesting >= rules.limits["nesting"]) return
    for (node in embeddedObjects(bytes)) enqueueNode(node, "json", 0, nesting + 1)
    val unescaped = withoutEscapes(bytes)
    if (unescaped != bytes) enqueueText(unescaped, nesting + 1)
    val forms = (if (isPage) embeddedForms(found, true) else emptyList()) + embeddedForms(bytes)
    for (node in forms) enqueueNode(node, "query", 0, nesting + 1)
    val pairs = pairsIn(bytes)
    if (pairs.isNotEmpty()) queue.add { addObject(Json.Object(pairs), "text", position, null) }
  }

  /**
   * Reads the error. Of a traceback, the last exception decides, unless its meaning is not known: the program raised it
   * during the handling of the others.
   */
  fun readLast(status: Int?, flow: SignInFlow?, read: (RawError, Int?) -> RawErrorReading): RawErrorReading {
    val reading = lastException?.let { read(it, null) }
    val isKnown = reading?.resolution?.let { it.kind(flow) != "unknown" } == true
    return if (reading != null && isKnown) reading else read(this, status)
  }

  /** Returns the HTTP status in the error, if it has a meaning without a code in a flow. */
  fun status(flow: SignInFlow?): Long? {
    for ((position, each) in objects.withIndex()) {
      // The number of an error of an Apple platform is no status.
      if (!each.chain.isNullOrEmpty()) continue
      for (key in rules.words["statusKeys"]) {
        val values = each.node.errorMembers(key, each.carrier)
        val status = values.firstNotNullOfOrNull { value -> value.scalar?.let { integerOf(it) } } ?: continue
        // Inner objects and codes have statuses of other responses.
        val isOwn = position == 0 && foldPhrase(key) !in rules.words["codeKeys"]
        if (rules.kindOfStatus(status) != null || (isOwn && rules.kindOfStatus(status, flow) != null)) return status
      }
    }
    return texts.firstNotNullOfOrNull { statusIn(it, flow) }
  }
}

/** What is wrong with a field of a form. */
internal class FieldError(val field: String, val kind: String)

/**
 * Returns what a server says about single fields of a form: `{"email": ["This field is required."]}`, or lines of a
 * text such as `email: This field is required.`
 */
private fun fieldErrorsIn(objects: List<ErrorObject>, texts: List<String>): List<FieldError> {
  val found = mutableListOf<FieldError>()
  fun add(name: String, text: String?) {
    if (text == null || found.size >= rules.limits["texts"]) return
    val field = fieldOf(name) ?: return
    val sentence = textOf(fold(startOf(bytesOf(text))))
    val fault = rules.tables["fieldFaults"].entries.firstOrNull { it.key in sentence }?.value ?: return
    val kinds = rules.tables["fieldKinds"]
    (kinds["$fault $field"] ?: kinds[fault])?.let { found.add(FieldError(field, it)) }
  }
  fun addSentence(member: Pair<String, Json>) {
    val text = member.second.string
    if (text != null && isSentence(text)) add(member.first, text)
  }
  for (each in objects.filter { it.carrier == "json" }) {
    val members = (each.node as? Json.Object)?.pairs.orEmpty()
    for ((key, value) in members) {
      if (value is Json.Array) {
        for (element in value.list) add(key, element.string ?: messageOf(element))
      } else if (isNamed(key, "fieldContainers")) {
        (value as? Json.Object)?.pairs.orEmpty().forEach(::addSentence)
      }
    }
    // An object with other members holds the values of fields, and no errors.
    if (members.all { fieldOf(it.first) != null }) members.forEach(::addSentence)
    fieldNameIn(members)?.let { add(it, messageOf(each.node)) }
  }
  for (text in texts) {
    for ((name, sentence) in fieldLinesIn(text)) add(name, sentence)
  }
  return found
}

/**
 * Returns the field's name and the sentence of each line, if all lines are such as `email: This field is required.` or
 * `The "email" field is required`, or follow a line that is only the field's name; otherwise none.
 */
private fun fieldLinesIn(text: String): List<Pair<String, String>> {
  val found = mutableListOf<Pair<String, String>>()
  var label: String? = null
  for (each in text.split('\n').filter { it != "" }) {
    if (found.size >= rules.limits["texts"]) return emptyList()
    val line = each.dropWhile { isBlank(it) || it == '*' }
    val labelled = fieldLine(line)
    if (labelled != null) {
      found += labelled
    } else if (line.length <= rules.limits["fieldNameLength"] && fieldOf(textOf(line)) != null) {
      label = textOf(line)
    } else {
      found += (label ?: return emptyList()) to textOf(line)
    }
  }
  return found
}

/**
 * Returns the field's name and the sentence of a line such as `email: This field is required.` or
 * `The "email" field is required`; null for others.
 */
private fun fieldLine(line: String): Pair<String, String>? {
  val (name, sentence) = labelledSentence(line) ?: sentenceOfSubject(line) ?: return null
  return if (fieldOf(textOf(name)) == null) null else textOf(name) to textOf(sentence)
}

/** Returns what is before and after the colon of a line with one word before it; null for others. */
private fun labelledSentence(line: String): Pair<String, String>? {
  val colon = line.take(rules.limits["fieldNameLength"]).indexOf(':')
  if (colon < 0 || byteAt(line, colon + 1) != ' ' || line.take(colon).any { isBlank(it) }) return null
  return line.take(colon) to line.drop(colon + 2)
}

/**
 * Returns the subject of a line and what follows it, if the subject is one word and words such as `the` and `field`;
 * null for others.
 */
private fun sentenceOfSubject(line: String): Pair<String, String>? {
  var name: String? = null
  var rest = line
  while (true) {
    val end = rest.take(rules.limits["fieldNameLength"]).indexOf(' ')
    if (end < 0) return null
    val word = rest.take(end).filterNot(::isQuote)
    if (isNamed(word, "fieldVerbs")) return name?.let { it to rest }
    if (!isNamed(word, "fieldNouns")) {
      if (name != null) return null
      name = word
    }
    rest = rest.drop(end + 1)
  }
}

/**
 * Returns the name of the field that an object is about: the value of a member, or the last part of a path that is not
 * the path of an address.
 */
private fun fieldNameIn(members: List<Pair<String, Json>>): String? {
  for ((key, value) in members) {
    if (isNamed(key, "fieldKeys")) return value.string
    if (!isNamed(key, "fieldPathKeys")) continue
    val name = value.string ?: (value as? Json.Array)?.list?.lastOrNull()?.string
    if (name != null && '/' !in name) return name
  }
  return null
}

/** Returns the field that a provider's name for it means; null for other names. */
private fun fieldOf(name: String): String? {
  if (bytesOf(name).length > rules.limits["fieldNameLength"]) return null
  val folded = foldPhrase(name)
  val fields = rules.tables["fields"]
  return fields[folded] ?: splitAt(folded, "fieldNameSeparators").reversed().firstNotNullOfOrNull { fields[it] }
}

/** The place of a piece of evidence, the most reliable first. */
internal enum class Place {
  CHAIN, SHAPE, MEMBER, MESSAGE, ENCLOSED_WORD, WORD, PHRASE, DESCRIPTION, FIELD, OTHER_PROVIDER, SENTENCE, STATUS
}

/** The strength of a piece of evidence, the most specific first. */
internal enum class Strength {
  IDENTIFIED_CODE, ONE_CAUSE, PART_OF_SENTENCE, VAGUE, SENTENCE, CLASS_NAME, AMBIGUOUS, MANY_CAUSES, NO_CAUSE, STATUS,
  UNKNOWN
}

/**
 * A piece of a raw error that has a meaning: a code, a phrase, a domain with its number, or an HTTP status.
 *
 * @property layer the position of its table among the tables with which the error is read.
 * @property depth the number of causes that the text names before it.
 * @property length the number of bytes of the code or of the folded phrase.
 * @property isMessage whether it has both edges of a message.
 * @property isAmbiguous whether the tables with which an unknown provider's error is read disagree about the code.
 * @property arguments the values at the argument paths of the code's shape.
 * @property endsText whether it is a whole message with which its text ends.
 */
internal class Evidence(
  val resolution: Resolution, val place: Place, val role: Role, val layer: Int = 0, val depth: Int = 0,
  val length: Int = 0, private val isMessage: Boolean = true, private val isAmbiguous: Boolean = false,
  val arguments: Map<String, List<String>> = emptyMap(), val endsText: Boolean = false
) {
  /** The order in which pieces were found. */
  var position = 0
  private val row = resolution.row
  private val isPhrase = place == Place.PHRASE || place == Place.DESCRIPTION
  /** Whether the piece is a phrase, with or without a code of its own. */
  val isSentence = isPhrase || row?.isPhrase == true

  fun kind(flow: SignInFlow?): String = resolution.kind(flow)

  /** Returns how specific the piece is, apart from the other pieces of the error. */
  fun strength(flow: SignInFlow?): Strength {
    if (place == Place.FIELD) return Strength.PART_OF_SENTENCE
    if (place == Place.SENTENCE) return Strength.SENTENCE
    if (place == Place.STATUS || row == null) return Strength.STATUS
    val kind = kind(flow)
    // Ignoring a concealed row would reveal it.
    val isConcealed = resolution.meaning.isConcealed(flow)
    val isPart = row.isWord || (length < rules.limits["sentencePartLength"] && !isMessage)
    return when {
      kind == "unknown" && !isConcealed -> Strength.UNKNOWN
      // If tables disagree about a code, one that names no cause contradicts the others.
      kind in rules.words["unspecificKinds"] && !isConcealed && (!isAmbiguous || row.description != null) ->
        Strength.NO_CAUSE
      row.isOverloaded -> Strength.MANY_CAUSES
      isSentence -> if (row.isStatus) Strength.VAGUE else if (isPart) Strength.PART_OF_SENTENCE else Strength.ONE_CAUSE
      // Without a provider, the description may be another provider's: it is evidence like a phrase.
      row.description != null -> if (isAmbiguous) Strength.ONE_CAUSE else Strength.IDENTIFIED_CODE
      isAmbiguous -> Strength.AMBIGUOUS
      kind in rules.words["vagueKinds"] -> Strength.VAGUE
      // The symbol of a row can be the name of a class, too.
      row.isClassName || (place == Place.WORD && namesClass) -> Strength.CLASS_NAME
      role == Role.NETWORK && place != Place.CHAIN -> Strength.VAGUE
      // A number in a sentence can count anything: `char 0x0a`.
      place == Place.WORD && resolution.code?.firstOrNull() in '0'..'9' -> Strength.PART_OF_SENTENCE
      else -> Strength.ONE_CAUSE
    }
  }

  /** Whether the code in the error is the name of a class of exceptions. */
  private val namesClass: Boolean
    get() = rules.words["exceptionNames"].any { resolution.code.orEmpty().endsWith(it) }

  /** Whether the piece names a fault. A number beside a cancellation can be its own: `error_code=200`. */
  private fun isFault(flow: SignInFlow?): Boolean {
    val isNumber = place != Place.CHAIN && resolution.code?.let { integerOf(it) } != null
    val isNamed = isPhrase || place == Place.FIELD || (place <= Place.MEMBER && !isNumber)
    return isNamed && kind(flow) !in rules.words["endingKinds"] && strength(flow) <= Strength.PART_OF_SENTENCE
  }

  /** Whether the piece says what any field can have. */
  fun isOfAnyField(flow: SignInFlow?): Boolean =
    kind(flow) in rules.words["anyFieldKinds"] && !resolution.meaning.isConcealed(flow)

  companion object {
    /** Returns the strongest piece, the one with the lowest rank; null without evidence. */
    fun strongest(evidence: List<Evidence>, flow: SignInFlow?): Evidence? {
      val hasFault = evidence.any { it.isFault(flow) }
      val hasRuntimeFault = evidence.any { it.isSentence && it.row?.isOfRuntime == true }
      // Beside what is wrong with a field, a sentence about any field is vague.
      val hasFieldFault = evidence.any { it.place == Place.FIELD && it.kind(flow) != "invalidField" }
      fun strength(piece: Evidence): Strength {
        val strength = piece.strength(flow)
        val isCode = !piece.isSentence && piece.row?.description == null
        // Next to a fault, a cancellation is not what happened.
        val yields = hasFault && isCode && piece.kind(flow) == "canceled" && strength <= Strength.PART_OF_SENTENCE
        // Beside what the runtime of a language says, the common name of a class, such as `TypeError`, says nothing.
        val isCommonClass = piece.row?.isCommonName == true && piece.row.isClassName && !piece.isSentence
        return when {
          hasRuntimeFault && isCommonClass -> Strength.UNKNOWN
          yields -> Strength.CLASS_NAME
          hasFieldFault && piece.isOfAnyField(flow) -> maxOf(strength, Strength.VAGUE)
          else -> strength
        }
      }
      return evidence.minWithOrNull(compareBy(
        { strength(it) }, { it.role }, { if (it.isPhrase || it.place == Place.CHAIN) -it.depth else 0 }, { it.place },
        { if (it.isPhrase) -it.length else 0 }, { it.layer }, { it.position }))
    }

    /** Returns the piece that decides what the error means; null without evidence. */
    fun deciding(best: Evidence?, evidence: List<Evidence>, flow: SignInFlow?): Evidence? {
      // The code of a wrapper identifies the error better than a sentence of the same kind.
      val wrapper = evidence.firstOrNull { it.row?.isOverloaded == true && it.kind(flow) == best?.kind(flow) }
      return if (best?.isSentence == true) wrapper ?: best else best
    }
  }
}

/** The result of reading a raw error: the deciding piece, its resolution, and a code that is in no table. */
internal class RawErrorReading(
  val decisive: Evidence?, val resolution: Resolution?, val code: String? = null, val veil: String? = null,
  /** The strongest piece, if another one names the error. */
  val strongest: Evidence? = decisive
) {
  val arguments: Map<String, List<String>> = decisive?.arguments ?: emptyMap()

  /** Returns the same reading, concealed if it is a sentence about a person's account and no row decided. */
  fun veiled(strength: Strength?, table: CodeTable? = null): RawErrorReading {
    if (veil == null || (strength != null && strength < Strength.SENTENCE)) return this
    val found = resolution
      ?: Resolution(CodeMeaning("unknown"), null, table?.id, null, code, table?.method, isKnown = false)
    if (found.meaning.hasOwnConcealment) return this
    return RawErrorReading(decisive, found.copy(meaning = found.meaning.concealed(veil)), code, veil, strongest)
  }
}

/** The code of an error without a known code: the first value that was found where a code is expected. */
private class UnknownCode {
  var code: String? = null
    private set
  private var statusNumber: String? = null

  fun record(value: String) {
    val name = (if (looksLikeCode(value)) value else leadingCode(value)) ?: return
    // A number like the HTTP status of an error usually repeats it.
    val isStatus = integerOf(name)?.let { it in rules.limits["firstErrorStatus"]..rules.limits["lastStatus"] }
    if (isStatus == true) statusNumber = statusNumber ?: name else code = code ?: name
  }

  fun recordStatusNumber(status: Int?) {
    if (statusNumber?.toInt() != status) code = code ?: statusNumber
  }
}

/**
 * A reader of the evidence in a provider's raw error.
 *
 * The whole error is read, and each piece that has a meaning is evidence: errors of Apple platforms, values at the
 * shapes of the provider and of the network layer, members that hold a code for most providers, messages that equal a
 * code, words that look like codes, phrases, and the HTTP status. The piece with the lowest rank decides.
 */
internal class RawErrorReader(
  private val table: CodeTable, private val surface: String?, private val flow: SignInFlow?
) {
  private val index = Resolver.reading(table)
  private val fallbacks = layers(Role.FALLBACK)
  /** The network layer, whose errors any provider's SDK can pass on; null if the caller named a surface. */
  private val network = if (surface == null) layers(Role.NETWORK).lastOrNull() else null
  private val evidence = mutableListOf<Evidence>()
  private val unknownCode = UnknownCode()

  private fun layers(role: Role) = index.layers.indices.filter { index.layers[it].role == role }
  private fun table(layer: Int) = index.layers[layer].table

  companion object {
    /**
     * Reads an error. An error that another surface than the named one conceals stays concealed, unless the named
     * surface has a row for the same code, or, for a concealed sentence, a row of a sentence that is concealed too.
     */
    fun read(error: RawError, id: String, surface: String?, status: Int?, flow: SignInFlow?): RawErrorReading {
      val table = Resolver.table(id) ?: return RawErrorReading(null, null)
      val reading = RawErrorReader(table, surface, flow).read(error, status)
      val anywhere = if (surface == null) reading else RawErrorReader(table, null, flow).read(error, status)
      val concealed = anywhere.resolution?.concealedOnAnySurface(flow)
      if (surface == null) {
        return RawErrorReading(reading.decisive, concealed, reading.code, reading.veil, reading.strongest)
      }
      if (concealed == null || !concealed.isConcealed(flow)) return reading
      val own = reading.resolution
      val replacesConcealed = own != null && isOn(table, surface, own) &&
        if (hasPhrase(concealed)) hasPhrase(own) && own.isConcealed(flow) else hasCode(own, concealed)
      if (replacesConcealed) return reading
      return RawErrorReading(anywhere.decisive, concealed.copy(method = Resolver.method(id, surface)), anywhere.code)
    }

    /** Whether the row of a resolution is on a named surface, or on an alternative of this surface. */
    private fun isOn(table: CodeTable, surface: String, resolution: Resolution): Boolean {
      // The surface belongs to a fallback provider; it has no alternatives.
      val index = table.surfaceNamed(surface) ?: return true
      return table.withAlternatives(index).any { table.surfaces[it].id == resolution.surface }
    }

    private fun hasPhrase(resolution: Resolution) = resolution.row?.let { it.unfoldedPhrase != "" } == true

    /** Whether two resolutions have the same code. */
    private fun hasCode(resolution: Resolution, other: Resolution) =
      resolution.row != null && other.row != null &&
        (resolution.row.code == other.row.code || resolution.code == other.code)
  }

  private fun read(error: RawError, status: Int?): RawErrorReading {
    val texts = error.texts.map { ScannedText(it, index) }
    val objects = error.objects.map { it to (it.text?.let(texts::get) ?: describing(messageOf(it.node), index)) }
    for ((each, _) in objects) collectChain(each.chain.orEmpty())
    collectShapes(table, objects, texts)
    if (network != null) collectShapes(table(network), objects, texts)
    for ((each, description) in objects) {
      // Numbers have many meanings.
      for (value in codesIn(each).filter { integerOf(it) == null }) {
        add(resolve(value, null, each.carrier, description), Place.MEMBER, value)
      }
    }
    for (text in texts) {
      collectMessages(text)
      collectWords(text)
      collectPhrases(text)
    }
    val namedValues = error.namedValues.map { ScannedText(it, index) }
    for (text in namedValues) collectPhrases(text)
    fun add(kind: String, place: Place) =
      add(Evidence(Resolution(CodeMeaning(kind), null, table.id, null, null, table.method), place, Role.OWN))
    val veil = collectSentences(texts + namedValues) { add(it, Place.SENTENCE) }
    for (each in error.fieldErrors) add(each.kind, Place.FIELD)
    error.objects.firstOrNull()?.state?.let { add(it, Place.FIELD) }
    (status?.toLong() ?: error.status(flow))?.let { known ->
      if (known >= rules.limits["firstErrorStatus"]) evidence.removeAll { it.resolution.meaning.indicatesSuccess(flow) }
      collectStatus(known, error.text)
    }
    var strongest = Evidence.strongest(evidence, flow)
    var decisive = Evidence.deciding(strongest, evidence, flow)
    var resolution = decisive?.resolution
    if (decisive != null && resolution != null && decisive.place != Place.STATUS) {
      // A fallback provider's resolution is one of the provider.
      val provider = resolution.provider
      if (index.layers.any { it.table.id == provider }) resolution = resolution.from(table.id)
      if (hasOtherCause(resolution, texts)) resolution = resolution.forUnknownMessage()
      // What nothing else explains is explained by the status.
      val ofStatus = evidence.firstOrNull { it.place == Place.STATUS }
      if (resolution.kind(flow) == "unknown" && ofStatus != null) {
        strongest = ofStatus
        decisive = ofStatus
        resolution = ofStatus.resolution
      }
    }
    if (resolution == null) {
      for (text in texts) recordWords(text)
      unknownCode.recordStatusNumber(status)
    }
    return RawErrorReading(decisive, resolution, unknownCode.code, veil, strongest)
      .veiled(decisive?.strength(flow), table)
  }

  /**
   * Adds a piece. In free text, success does not count: weak evidence does not show that nothing is wrong. A fault of a
   * program is evidence only for a provider or in a flow: any line of a log can have one; a fault of its set-up, only
   * for a hosted program or in a flow.
   */
  private fun add(piece: Evidence, isStructured: Boolean = false) {
    if (!isStructured && piece.resolution.meaning.indicatesSuccess(flow)) return
    if (piece.resolution.row?.isOfRuntime == true && flow == null && table.isNetwork) return
    val isProgram = table.id in rules.words["programProviders"]
    if (piece.resolution.row?.isOfSetup == true && flow == null && !isProgram) return
    piece.position = evidence.size
    evidence.add(piece)
  }

  private fun add(
    found: Pair<Resolution, Int>?, place: Place, value: String, isStructured: Boolean = false,
    arguments: () -> Map<String, List<String>> = { emptyMap() }
  ) {
    val (resolution, layer) = found ?: return
    val (role, length) = index.layers[layer].role to bytesOf(value).length
    add(Evidence(resolution, place, role, layer, length = length, arguments = arguments()), isStructured)
  }

  /** Collects errors of an Apple platform, each as a code of the surface that its domain identifies. */
  private fun collectChain(chain: List<Link>) {
    for ((depth, link) in chain.withIndex()) {
      val isOwn = Resolver.knows(table.id, link.domain)
      unknownCode.record(link.code)
      val (domain, owner) = (if (isOwn) link.domain to table.id else Resolver.owner(link.domain)) ?: continue
      val description = link.description?.let { describing(it, index) }
      val found = Resolver.resolveNamed(link.code, owner, domain, description, flow)?.from(owner) ?: continue
      add(Evidence(found, Place.CHAIN, Role.OWN, depth = depth, length = bytesOf(link.domain).length), true)
    }
  }

  /** Collects the values at the shapes of a table, in the order of the shapes. */
  private fun collectShapes(
    table: CodeTable, objects: List<Pair<ErrorObject, ScannedText>>, texts: List<ScannedText>
  ) {
    for (shape in table.shapes) {
      if (shape.carrier == "text" && shape.path == null) {
        for (text in texts) {
          val value = shape.cut(text.text) ?: continue
          if (table === this.table) unknownCode.record(value)
          add(resolve(value, shape, table, "text", text), Place.SHAPE, value)
        }
      } else {
        for ((each, text) in objects) if (shape.suits(each.carrier)) collectShape(shape, table, each, text)
      }
    }
  }

  private fun collectShape(shape: PayloadShape, table: CodeTable, each: ErrorObject, text: ScannedText) {
    val path = shape.path ?: return
    // The number of an error of an Apple platform has a meaning only in its domain.
    if (each.chain != null && path.first() == rules.markers["errorCode"]) return
    for (match in pathMatches(path, each.node, each.carrier)) {
      val key = path.lastOrNull { it != "[]" && it != "*" } ?: ""
      val located = if (shape.isKey) key else match.value
      val value = (if (located == "") null else shape.cut(located)) ?: continue
      // In a text, a plain word after a colon is probably part of a sentence.
      val isCode = each.carrier != "text" || value.any { !isLetter(it) }
      if (table === this.table && isCode) unknownCode.record(value)
      val found = resolve(value, shape, table, each.carrier, description(shape, path, match, each, text))
      add(found, Place.SHAPE, value, each.carrier != "text") {
        shape.arguments.mapValues { valuesFollowing(it.value, match, path) }
      }
    }
  }

  /** Returns the text that selects among rows of one code. */
  private fun description(
    shape: PayloadShape, path: List<String>, match: PathMatch, each: ErrorObject, messages: ScannedText
  ): ScannedText {
    if (each.text != null) return messages
    val values = shape.description?.let { valuesFollowing(it, match, path) } ?: emptyList()
    if (values.isNotEmpty()) return describing(values.joinToString("\n"), index)
    return if (messages.bytes == "") describing(match.value, index) else messages
  }

  /** Collects the whole text and the messages in it that equal a code. */
  private fun collectMessages(text: ScannedText) {
    val canBeCode = text.bytes.length <= rules.limits["codeLength"] && text.bytes.none { isBlank(it) }
    if (canBeCode) unknownCode.record(text.text)
    for (message in messagesOf(text.bytes).map { textOf(it) }) {
      add(resolve(message, null, "text", text), Place.MESSAGE, message)
      // A number has another meaning for each system, and phrases are found everywhere.
      val layer = network?.takeIf { message.toLongOrNull() == null } ?: continue
      val ofNetwork = table(layer).resolveCode(message, text)?.takeIf { it.row?.isPhrase != true } ?: continue
      add(ofNetwork to layer, Place.MESSAGE, message)
    }
  }

  /** Collects the words of a text that look like codes. */
  private fun collectWords(text: ScannedText) {
    val hasCode = evidence.any { it.place == Place.SHAPE && it.role == Role.OWN }
    forEachToken(text.bytes) { token ->
      // The code among the values of a type says more than the name of the type.
      if (token.hasValues && hasCode) return@forEachToken false
      // Only the network layer has codes in capitals that look like words: `ECONNREFUSED`.
      val canBeErrno = !token.isUppercaseWord || token.code.startsWith(rules.markers["errnoStart"])
      val canBeOwn =
        if (table.isNetwork) canBeErrno
        else (!token.isUppercaseWord || token.isEnclosed) && !token.isLanguageRuntime
      val own = if (canBeOwn) resolve(token.code, null, "text", text) else null
      val ofNetwork = network?.takeIf { canBeErrno }?.let { layer ->
        table(layer).resolveCode(token.code, text)?.let { it to layer }
      }
      val owner = if (surface == null && !token.isUppercaseWord) Resolver.ownerOfCode(token.code) else null
      val ofOwner = owner?.takeIf { it !== table }?.resolveCode(token.code, text)
      val place = if (token.isEnclosed) Place.ENCLOSED_WORD else Place.WORD
      add(own, place, token.code)
      add(ofNetwork, place, token.code)
      val length = bytesOf(token.code).length
      if (ofOwner != null) add(Evidence(ofOwner, Place.OTHER_PROVIDER, Role.NETWORK, length = length))
      own != null || ofNetwork != null || ofOwner != null
    }
  }

  /** Collects the phrases in a text; on a surface that the caller named, only those of this surface. */
  private fun collectPhrases(text: ScannedText) {
    for (piece in phrasesIn(text, index, surface?.let { table.surfaceNamed(it) })) add(piece)
  }

  /** Collects the kinds of sentences that no row knows, and returns the kind that conceals them. */
  private fun collectSentences(texts: List<ScannedText>, add: (String) -> Unit): String? {
    val names = texts.flatMap { it.words }.filter { it.role == 0 }.map { it.name }
    if (rules.markers["otherSystem"] in names) return null
    val isStrong = names.any { it !in rules.words["weakThings"] }
    val kinds = rules.tables["sentenceKinds"]
    var veil: String? = null
    for (text in texts) {
      val pairs = text.clauses.mapNotNull { clause ->
        val near = mutableSetOf<String>()
        // The account of a service or of a machine is no person's.
        val isOther = clause.any { it.name == rules.markers["otherAccount"] }
        val (things, events) = clause.partition { it.role == 0 }
        for (thing in things) for (event in events) {
          if (isOther && thing.name in rules.words["accountThings"]) continue
          val (start, end) = minOf(thing.start, event.start) to maxOf(thing.end, event.end)
          // Without a blank or a letter that is not ASCII, it is an identifier.
          val isProse = (start until end).any { text.bytes[it] in " \n" || text.bytes[it] >= '\u0080' }
          val pair = "${thing.name} ${event.name}"
          if (isProse) veil = veil ?: rules.tables["sentenceVeils"][pair]
          val gap = maxOf(thing.start, event.start) - minOf(thing.end, event.end)
          // The event of a constant, such as `ERR_INVALID_ARG`, happened to no thing of the sentence, but conceals it.
          val isJoined = '_' == byteAt(text.bytes, event.start - 1) || '_' == byteAt(text.bytes, event.end)
          val isConstant = isJoined && text.bytes[event.start] in 'A'..'Z'
          if (isProse && !isConstant && gap <= rules.limits["wordDistance"]) near.add(pair)
        }
        kinds.keys.firstOrNull { it in near }
      }
      val pair = pairs.firstOrNull { it.substringBefore(' ') !in rules.words["weakThings"] }
        ?: pairs.firstOrNull()?.takeIf { isStrong } ?: continue
      add(kinds["$pair ${flow?.rawValue}"] ?: kinds.getValue(pair))
    }
    return veil
  }

  private fun collectStatus(status: Long, bytes: String) {
    val found = table.resolveStatus(status, ScannedText(bytes, index)) ?: rules.kindOfStatus(status, flow)?.let {
      Resolution(CodeMeaning(it), null, table.id, null, status.toString(), table.method)
    }
    if (found != null) add(Evidence(found, Place.STATUS, Role.OWN))
  }

  /** Whether the error of a wrapper contains a sentence that no row has and that is not about credentials. */
  private fun hasOtherCause(resolution: Resolution, texts: List<ScannedText>): Boolean {
    val code = resolution.code?.takeIf { resolution.row?.isOverloaded == true } ?: return false
    val sentences = texts.map { sentenceAfter(it.bytes, bytesOf(code)) }
    return sentences.any { hasWords(it) } && sentences.none { sentence ->
      val folded = textOf(fold(startOf(sentence)))
      rules.words["credentials"].any { it in folded }
    }
  }

  /** Records a token that looks like a code but is in no table: `(auth/new-code)`, `NewException: ...`. */
  private fun recordWords(text: ScannedText) {
    var enclosed: String? = null
    forEachToken(text.bytes) { token ->
      if (token.isEnclosed && table.hasNamespace(token.code)) enclosed = enclosed ?: token.code
      false
    }
    unknownCode.record(enclosed ?: text.text)
  }

  /** Resolves a value at a shape of a table; of the network layer, no number: its numbers have other meanings. */
  private fun resolve(
    value: String, shape: PayloadShape, table: CodeTable, carrier: String, text: ScannedText
  ): Pair<Resolution, Int>? {
    if (table === this.table) return resolve(value, shape, carrier, text)
    if (network == null || integerOf(value) != null) return null
    return (table.resolveByShape(value, text, shape.surfaces) ?: table.resolveCode(value, text))
      ?.let { it to network }
  }

  /** Resolves a value that a shape matched or that a text contains. */
  private fun resolve(value: String, shape: PayloadShape?, carrier: String, text: ScannedText): Pair<Resolution, Int>? {
    fun own(resolution: Resolution?) = resolution?.let { it to 0 }
    fun firstFallback(resolve: (CodeTable) -> Resolution?) =
      fallbacks.firstNotNullOfOrNull { layer -> resolve(table(layer))?.let { it to layer } }
    if (surface != null) return own(Resolver.resolveNamed(value, table.id, surface, text, flow))
    val number = integerOf(value)
    if (number != null && shape != null) {
      return own(table.resolveOnly(value, text, shape.surfaces))
        ?: firstFallback { it.resolveOnly(value, text, it.surfacesSending(carrier)) }
    }
    // A number in the range of HTTP statuses usually is a status.
    if (number != null && number in rules.limits["firstStatus"]..rules.limits["lastStatus"]) return null
    val own =
      own(if (shape != null) table.resolveByShape(value, text, shape.surfaces) else table.resolveCode(value, text))
    if (own != null && own.first.row?.isOverloaded != true) return own
    val found = firstFallback { fallback ->
      fallback.resolveCode(value, text, fallback.surfacesSending(carrier))?.takeIf { it.row?.isCommonName != true }
    }
    // The message can name another cause of a wrapper in the words of the standard.
    val isOther = found?.first?.row?.description != null && found.first.kind(flow) != own?.first?.kind(flow)
    if (own != null) return if (isOther) found else own
    return found ?: own(if (shape != null) table.resolveCode(value, text) else Resolver.resolveWord(value, text, flow))
  }
}

/** Returns the phrases of tables that are evidence in a text; on a named surface only those of the first table. */
private fun phrasesIn(text: ScannedText, index: ReadingIndex, surface: Int?): List<Evidence> =
  text.matches.flatMap { match ->
    index.uses[match.phrase].orEmpty().filter { surface == null || it.layer == 0 }.flatMap { use ->
      val (table, role) = index.layers[use.layer].let { it.table to it.role }
      listOf(use.rows to Place.PHRASE, use.describedRows to Place.DESCRIPTION).mapNotNull { (rows, place) ->
        table.resolutionOfPhrase(rows, surface)?.takeIf { it.row != null && match.suffices(it.row) }?.let {
          Evidence(it, place, role, use.layer, text.depth(match.start), match.phrase.length, match.hasBothEdges,
            endsText = match.endsText)
        }
      }
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

/** Returns the text after a code and a punctuation mark; the whole text if it does not contain the code. */
private fun sentenceAfter(bytes: String, code: String): String {
  val found = bytes.indexOf(code)
  if (found < 0) return startOf(bytes)
  val rest = startOf(bytes.substring(found + code.length))
  val punctuationMarks = rest.takeWhile { it < '\u0080' && !isLetter(it) && !isDigit(it) }
  return if (punctuationMarks.all { it == ' ' }) "" else rest.substring(punctuationMarks.length)
}

/** Whether a text has several words, or several characters of Korean, Chinese or Japanese. */
private fun hasWords(bytes: String): Boolean {
  val words = bytes.split(' ', '\n').count { word ->
    word.any { it in 'a'..'z' } && word.all { isLetter(it) || it in rules.characters["sentencePunctuation"] } &&
      lower(word.filter { isLetter(it) }) !in rules.words["fillers"]
  }
  return words >= rules.limits["sentenceWords"] || bytes.count { it >= '\u00E1' } >= rules.limits["sentenceCharacters"]
}

/**
 * A reader of raw errors from an unknown provider.
 *
 * An error that identifies a provider is read as an error of this provider. Otherwise it is read with all tables: a
 * meaning counts if the tables with the strongest evidence agree; if they do not, the standards decide, then the
 * network layer and the HTTP status.
 */
private class UnknownProviderReader(
  private val error: RawError, private val status: Int?, private val flow: SignInFlow?
) {
  private val combined = Resolver.combined

  private fun readAs(provider: String) = RawErrorReader.read(error, provider, null, status, flow)

  fun read(): RawErrorReading {
    for (provider in identifiedProviders().take(rules.limits["identifiedProviders"])) {
      val reading = readAs(provider)
      val decisive = reading.decisive?.takeIf { it.place < Place.SENTENCE && it.resolution.row?.isOfRuntime != true }
      val strength = decisive?.strength(flow)
      val counts = flow != null || decisive?.resolution?.row?.isOfSetup != true
      if (strength != null && strength != Strength.UNKNOWN && counts) return reading
    }
    readingByUniqueMember()?.let { return it }
    // Network errors and HTTP statuses mean the same for every provider.
    val network = readAs(rules.markers["networkProvider"])
    // What is wrong with a field is evidence for every provider.
    val hasFieldFault = error.fieldErrors.any { it.kind != "invalidField" }
    val evidence = evidence().filter { !hasFieldFault || !it.isOfAnyField(flow) }
    val meanings = evidence.groupBy { it.layer }.toSortedMap().values.mapNotNull { Evidence.strongest(it, flow) }
    val strength = network.decisive?.strength(flow)
    val best = meanings.minOfOrNull { it.strength(flow) }
    // The wrapper that names an error is weaker than the sentence that decided.
    val isNetworkStronger = network.strongest?.strength(flow)?.let { best == null || it < best } == true
    val ofTable = if (isNetworkStronger) null else resolution(meanings)
    // An HTTP status has no row; its source would be the network layer.
    val ofNetwork = network.resolution?.let { if (it.row == null) it.withoutSource else it }
    return RawErrorReading(
      network.decisive, concealed(ofTable ?: ofNetwork ?: ambiguous(meanings), meanings), null, network.veil
    ).veiled(if (ofTable == null) strength else best)
  }

  /** Returns the providers that an error domain, a code prefix or the name of a system in the error identifies. */
  private fun identifiedProviders(): Set<String> {
    val domains = error.objects.flatMap { it.chain.orEmpty() }.map { it.domain }
    val providers = LinkedHashSet(domains.mapNotNull { Resolver.owner(it)?.second })
    forEachToken(error.text) { token ->
      if (!token.isUppercaseWord) {
        val owner = Resolver.ownerOfCode(token.code)?.id ?: Resolver.ownerOfDomainIn(token.code)?.second
        if (owner != null) providers.add(owner)
      }
      false
    }
    return providers + combined.tablesNamedBy(error.text).map { it.id }
  }

  /** Returns the reading of the first provider whose errors alone have a member of the error, if it holds a code. */
  private fun readingByUniqueMember(): RawErrorReading? =
    combined.uniquePaths.asSequence().filter { (path, _) ->
      error.objects.any { it.carrier == "json" && pathMatches(path, it.node, it.carrier).isNotEmpty() }
    }.map { readAs(it.second) }.firstOrNull { reading ->
      val piece = reading.decisive?.takeIf { it.place == Place.SHAPE && it.role == Role.OWN }
      piece != null && piece.strength(flow) <= Strength.CLASS_NAME
    }

  /** Returns the evidence of all tables but the network layer. */
  private fun evidence(): List<Evidence> {
    val evidence = mutableListOf<Evidence>()
    fun add(piece: Evidence, isWholeText: Boolean = false) {
      val row = piece.resolution.row
      // An ordinary sentence is evidence as a whole text, in a flow also as the message with which a text ends; an
      // ordinary word, such as a reason phrase of HTTP, is not.
      val isWhole = isWholeText || (flow != null && piece.endsText)
      val isCommon = row?.isCommonName == true && (!isWhole || row.isWord)
      val isEvidence = piece.role == Role.OWN && !isCommon && (flow != null || row?.isOfSetup != true)
      if (!isEvidence || piece.resolution.meaning.indicatesSuccess(flow)) return
      piece.position = evidence.size
      evidence.add(piece)
    }
    fun addCode(code: String, place: Place, text: ScannedText): Boolean {
      val owners = combined.ownersOf(code) ?: return false
      for (layer in owners.tables) {
        val found = combined.tables[layer].resolveCode(code, text) ?: continue
        val (role, length) = combined.reading.layers[layer].role to bytesOf(code).length
        add(Evidence(found, place, role, layer, length = length, isAmbiguous = owners.isAmbiguous))
      }
      return true
    }
    val texts = error.texts.map { ScannedText(it, combined.reading) }
    for (each in error.objects) {
      val text = each.text?.let(texts::get) ?: describing(messageOf(each.node), combined.reading)
      for (value in codesIn(each).filter { integerOf(it) == null }) addCode(value, Place.MEMBER, text)
    }
    for (text in texts) {
      for ((number, message) in messagesOf(text.bytes).map { textOf(it) }.withIndex()) {
        // An ordinary word is a code only as the whole text.
        if (number == 0 || looksLikeName(message) || ' ' in message) addCode(message, Place.MESSAGE, text)
      }
      forEachToken(text.bytes) { token ->
        val place = if (token.isEnclosed) Place.ENCLOSED_WORD else Place.WORD
        !token.isUppercaseWord && !token.isLanguageRuntime && addCode(token.code, place, text)
      }
    }
    for (text in texts + error.namedValues.map { ScannedText(it, combined.reading) }) {
      var whole = fold(text.bytes)
      while (true) whole = whole.removeSuffix(rules.sentenceEnds.firstOrNull { whole.endsWith(it) } ?: break)
      for (piece in phrasesIn(text, combined.reading, null)) add(piece, piece.length >= whole.length)
    }
    return evidence
  }

  /** Returns the resolution on which the tables with the strongest evidence agree, or else that of a standard. */
  private fun resolution(meanings: List<Evidence>): Resolution? {
    val best = meanings.minOfOrNull { it.strength(flow) }
    var pool = meanings.filter { it.strength(flow) == best }
    // The phrase of a code that is not in the error, and an ordinary sentence, are weaker than other pieces.
    val distinctive = pool.filter { it.place != Place.DESCRIPTION && it.resolution.row?.isCommonName != true }
    if (distinctive.isNotEmpty()) pool = distinctive
    fun haveOneKind(pieces: List<Evidence>) = pieces.map { it.kind(flow) }.toSet().size == 1
    if (pool.all { it.isSentence } || !haveOneKind(pool)) {
      // A longer piece is more specific.
      fun length(piece: Evidence) = maxOf(piece.length, bytesOf(piece.resolution.row?.description ?: "").length)
      val longest = pool.maxOfOrNull { length(it) } ?: 0
      val specific = pool.filter { (longest - length(it)) * rules.limits["lengthParts"] <= longest }
      if (haveOneKind(specific)) pool = specific
    }
    for (standard in rules.words["standardProviders"]) {
      pool.firstOrNull { it.resolution.row?.provider == standard && !it.isSentence }?.let { return it.resolution }
    }
    if (!haveOneKind(pool)) return null
    return pool[0].resolution.let { if (pool.size == 1) it else it.withoutSource }
  }

  /** Returns the resolution of an error whose tables disagree; null without meanings. */
  private fun ambiguous(meanings: List<Evidence>): Resolution? {
    if (meanings.isEmpty()) return null
    val candidates = meanings.take(rules.limits["candidates"]).map { it.resolution }.map {
      Resolution.Meaning(it.surface ?: "", it.meaning, it.provider)
    }
    return Resolution(CodeMeaning("unknown"), isKnown = false, meanings = candidates)
  }

  /** Returns a resolution, concealed if any meaning is: it must not reveal which provider sent the error. */
  private fun concealed(resolution: Resolution?, meanings: List<Evidence>): Resolution? {
    val target = Concealment.firstTarget(meanings.map { it.resolution.meaning }, listOf(null, flow))
    if (resolution == null || target == null) return resolution
    // A single meaning is concealed by its own row.
    if (meanings.size == 1 && resolution === meanings[0].resolution) return resolution
    return Resolution(CodeMeaning(resolution.kind(flow)).concealed(target))
  }
}

/**
 * A part of a text that looks like a code.
 *
 * @property isUppercaseWord whether the token is a word in capitals, such as `ERROR`.
 * @property isLanguageRuntime whether the token is a class of the programming language, not a code of a provider.
 * @property isEnclosed whether it is alone in parentheses or brackets.
 * @property hasValues whether values follow it, as in `AuthFailed(reason: ...)`.
 */
private class Token(
  val code: String, val isUppercaseWord: Boolean, val isLanguageRuntime: Boolean, val isEnclosed: Boolean,
  val hasValues: Boolean
)

/** Calls a function with each part of a text that looks like a code, for each word until the function returns true. */
private fun forEachToken(bytes: String, isKnown: (Token) -> Boolean) {
  var attempts = 0
  val (joints, trails) = rules.characters["joints"] to rules.characters["tokenTrails"]
  val (signs, headJoints) = rules.characters["distinctiveSigns"] to rules.characters["headJoints"]
  val (maximum, longest) = rules.limits["tokens"] to rules.limits["tokenLength"]
  for (match in Patterns.token.findAll(bytes)) {
    if (attempts >= maximum) return
    if (match.value.length > longest) continue
    val trimmed = match.value.trimStart { it in joints }
    val start = match.range.first + match.value.length - trimmed.length
    val token = trimmed.trimEnd { it in joints || it in trails }
    val close = rules.tables["enclosures"]["${byteAt(bytes, start - 1)}"]
    val after = "${byteAt(bytes, start + token.length)}"
    val isEnclosed = after == close
    val hasValues = after in rules.characters["callStarts"]
    fun isKnownCode(part: String, isMember: Boolean = false, isLanguageRuntime: Boolean = false): Boolean {
      val hasLowercase = part.any { it in 'a'..'z' || it >= '\u0080' }
      val hasCapitalInside = part.drop(1).any { it in 'A'..'Z' }
      if (part.length < 2 || !(hasLowercase || part.any { it in 'A'..'Z' })) return false
      val isDistinctive = isMember || part.any { isDigit(it) || it in signs } || (hasLowercase && hasCapitalInside)
      if (!isDistinctive && !hasCapitalInside) return false
      attempts += 1
      return isKnown(Token(textOf(part), !isDistinctive, isLanguageRuntime, isEnclosed, hasValues))
    }
    // The word in brackets before it, as in `[blank]user.email`.
    val longestLabel = rules.limits["quantityWordLength"]
    val isLabeled = byteAt(bytes, start - 1) == ']'
    val before = if (isLabeled) bytes.substring(maxOf(0, start - longestLabel - 2), start - 1) else ""
    val label = before.takeLast(longestLabel).takeLastWhile { isLetter(it) }
    if (label != "" && before.dropLast(label.length).endsWith('[') && isKnownCode("[$label]$token")) continue
    if (isKnownCode(token)) continue
    val separatorIndex = token.indexOfLast { it in joints }
    if (separatorIndex < 0) continue
    // A member of a type, such as `AuthError.canceled`.
    val isMember = token[separatorIndex] == '.' && token[0] in 'A'..'Z'
    val isLanguageRuntime = rules.words["languagePackages"].any { token.startsWith(it) }
    if (isKnownCode(token.substring(separatorIndex + 1), isMember, isLanguageRuntime)) continue
    val first = token.indexOfFirst { it in headJoints }
    isKnownCode(token.substring(0, if (first < 0) separatorIndex else first))
  }
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
      thing is Map<*, *> ->
        thing.entries.take(256).joinToString(",", "{", "}") { quoted("${it.key}") + ":" + json(it.value, depth + 1) }
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
  private val fieldErrors = error.fieldErrors

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
          val ofKind = fieldErrors.firstOrNull { it.kind == kind }?.field
          val named = ofKind ?: first(given) { fieldOf(it) } ?: firstMember { key, node ->
            if (isArgumentKey(key, rules.words["fieldKeys"])) node.string?.let { fieldOf(it) } else null
          }
          val field = named ?: fieldErrors.firstOrNull()?.field
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

  /** Returns the waiting time in a text, in seconds: a number with a unit after words like `in`, or before `후`. */
  private fun waitIn(bytes: String): Long? =
    first(numbersIn(bytes)) { number ->
      val unit = rules.tables["waitUnits"][unitAfter(bytes, number.end)]?.toDouble() ?: return@first null
      val word = wordBefore(bytes, number.start)
      val rest = textOf(part(bytes, number.end, rules.limits["laterDistance"]))
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
    val word = part(bytes, start, rules.limits["quantityWordLength"])
    if (word != "" && word[0] >= '\u0080') {
      val rest = textOf(word)
      return Patterns.units.firstOrNull { rest.startsWith(it) } ?: ""
    }
    return lower(word.takeWhile { isLetter(it) })
  }

  private fun countsCharacters(bytes: String, end: Int): Boolean {
    val unit = unitAfter(bytes, end)
    val rest = textOf(part(bytes, end, rules.limits["quantityWordLength"]))
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
          val after = foldPhrase(textOf(part(bytes, number.end, rules.limits["quantityDistance"])))
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
      val between = bytes.substring(lower.end, upper.start).take(rules.limits["quantityDistance"])
      val words = textOf(between).replace(" ", "")
      val isRange = words in rules.words["rangeSigns"] ||
        (words == rules.markers["rangeLink"] && wordBefore(bytes, lower.start) == rules.markers["rangeStart"])
      if (!isRange) continue
      bounds[lower.start] = rules.minimum
      bounds[upper.start] = rules.maximum
    }
    return bounds
  }

  private fun wordBefore(bytes: String, start: Int): String {
    val before = bytes.substring(0, start).trimEnd(' ').takeLast(rules.limits["quantityWordLength"])
    return lower(before.takeLastWhile { isLetter(it) })
  }

  /** Returns the words that can be the provider, in lower case: `google` in `from GoogleOauth2`. */
  private fun originsIn(bytes: String): List<String> {
    val (marker, end) = rules.markers["origin"] to rules.markers["originEnd"]
    return generateSequence(bytes.indexOf(marker)) { bytes.indexOf(marker, it + marker.length) }
      .map { it + marker.length }.takeWhile { it >= marker.length && it <= rules.limits["descriptionLength"] }
      .take(rules.limits["origins"]).map { start ->
        val rest = part(bytes, start, rules.limits["originLength"])
        val word = lower(rest.takeWhile { isWordCharacter(it) || it == '_' })
        if (word.endsWith(end)) word.dropLast(end.length).replace("_", "") else word
      }.toList()
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
      // One character is no length: a text such as `数字を1文字以上` demands a digit.
      val namesLength = numbersIn(bytes).any { it.text.toInt() != 1 && countsCharacters(bytes, it.end) }
      if (namesLength) found.add(lengthRule)
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
      return soundOf(spoken.map { if (it in '\uFF01'..'\uFF5E') it - 0xFEE0 else it }.joinToString(""))
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
    val token = text.takeLastWhile { isWordCharacter(it) || it in "-.@_+" }
    if (token.none { isLetter(it) }) return null
    words[lower(token)]?.let { return it }
    val letters = token.takeLastWhile { isLetter(it) }
    if (letters == "") {
      // A digit directly after a word is part of the name and read in English: V3, Web3.
      val word = token.dropLast(1).takeLastWhile { isWordCharacter(it) }
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
      val word = number.takeLastWhile { isWordCharacter(it) || it == '.' || it == ',' }
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

/** A text whose first letter is written from left to right. */
private val leftToRight = Regex(
  "^\\P{L}*(?![\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufeff\\x{10800}-\\x{10fff}\\x{1e800}-\\x{1efff}])\\p{L}")

/** How a locale prints arguments, numbers, lists and dates, and which plurals it has. */
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
    private val smallFractions = numbers(json?.get("smallFractions"))

    fun category(number: Double): String {
      val digits = Digits(number)
      val whole = digits.whole
      if (digits.fraction != "") return smallFractions[whole.toIntOrNull()] ?: fraction ?: "other"
      if (million != null && whole.length > 6 && whole.endsWith("000000")) return million
      return (if (whole.length < 3) small else large)[whole.takeLast(2).toInt()] ?: "other"
    }
  }

  /** The digits of a number with at most three decimals, rounded half to even. */
  private class Digits(number: Double) {
    private val text = BigDecimal(Math.abs(number).toString()).setScale(3, RoundingMode.HALF_EVEN).toPlainString()
    val whole = text.substringBefore(".")
    val fraction = text.substringAfter(".", "").trimEnd('0')
  }

  private val isRightToLeft = json["direction"]?.string == "rtl"
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

  /** Returns a number with at most three decimals. */
  fun text(number: Double): String {
    val digitsOfNumber = Digits(number)
    val fraction = digitsOfNumber.fraction
    var whole = digitsOfNumber.whole
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
    val localized = text.map { if (digits != null && isDigit(it)) digits[it - '0'] else it }.joinToString("")
    return (if (number < 0) minus else "") + localized
  }

  /** Returns an argument for a message, isolated (UAX 9) if it is in the other direction than a text from right to left. */
  fun isolated(text: String) =
    if (isRightToLeft && leftToRight.containsMatchIn(text)) "\u2068$text\u2069" else text

  fun text(elements: List<String>): String {
    val text = StringBuilder(elements.firstOrNull()?.let { isolated(it) } ?: "")
    for (index in 1 until elements.size) {
      val isLast = index == elements.size - 1
      text.append(separators[if (elements.size == 2) 0 else if (isLast) 3 else if (index == 1) 1 else 2])
      text.append(isolated(elements[index]))
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

  private fun of(locale: String): Map<String, Json> = messages.getOrPut(locale) {
    (Json.parse(bytesOf(messageData[locale]?.invoke() ?: "{}")) ?: Json.Null).table
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
          is ArgumentValue.Text -> format.isolated(given.text)
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
      val digits = zone.drop(1).padEnd(4, '0')
      val minutes = digits.take(2).toInt() * 60 + digits.drop(2).toInt()
      Date(calendar.timeInMillis - (if (zone.startsWith("-")) -minutes else minutes) * 60000L)
    } catch (error: IllegalArgumentException) {
      null
    }
  }
}

/** The values of arguments for the messages of one error or text: the given values, or the catalog's defaults. */
private class CopyArguments(
  private val locale: String, private val names: Set<String>?, private val given: Map<String, ArgumentValue>,
  private val provider: String?, private val method: String?, private val flow: SignInFlow?,
  private val hidesCause: Boolean, private val catalog: Catalog
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
      val count = time(name)
        ?: if (name == "seconds") time("minutes")?.let { it * 60 } else time("seconds")?.let { (it + 59) / 60 }
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
    val usual = when (name) {
      "method" -> method ?: catalog.method?.rawValue
      "identifier" -> catalog.identifier?.rawValue
      else -> null
    }
    if (usual != null) return ArgumentValue.Text(usual)
    return argument.defaultValue(locale)
  }

  /** Returns the value of an argument that is derived from other arguments. */
  private fun derivedValue(name: String, sources: List<String>): String? {
    if (name == "flow") return flow?.rawValue
    if (name == "cause") return if (hidesCause) "hidden" else null
    for (source in sources) {
      if (argument(source)?.isText != true) continue
      val usual = if (source == "provider") provider else null
      val id = (given[source] as? ArgumentValue.Text)?.text?.takeUnless(::isBlankText) ?: usual ?: continue
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
