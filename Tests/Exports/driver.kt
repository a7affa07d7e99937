// Reads cases as lines of JSON and writes the results of exported Kotlin sources, one per line. It is compiled in their
// package, because it uses their JSON reader.

package com.example.login

import java.util.Date

private fun quoted(text: String): String {
  val quoted = StringBuilder("\"")
  for (character in text) {
    if (character == '"' || character == '\\') quoted.append('\\').append(character)
    else if (character < ' ') quoted.append(String.format("\\u%04x", character - '\u0000'))
    else quoted.append(character)
  }
  return quoted.append('"').toString()
}

/** Returns a JSON object without the members that are null. */
private fun json(members: List<Pair<String, String?>>): String =
  members.filter { it.second != null }.joinToString(",", "{", "}") { "${quoted(it.first)}:${it.second}" }

/** Returns a JSON array; null for an empty list, whose member is omitted. */
private fun array(elements: List<String>): String? =
  if (elements.isEmpty()) null else elements.joinToString(",", "[", "]") { quoted(it) }

private fun argument(json: Json): ArgumentValue = when (json) {
  is Json.Text -> ArgumentValue.Text(json.text)
  is Json.Array -> ArgumentValue.Names(json.strings)
  is Json.Object -> ArgumentValue.Day(Date(json["date"]?.scalar?.toLong() ?: 0))
  is Json.Number -> {
    val integer = json.text.toLongOrNull()
    if (integer != null) ArgumentValue.Integer(integer) else ArgumentValue.Decimal(json.text.toDouble())
  }
  else -> ArgumentValue.Text("")
}

private fun evaluate(line: String): String {
  val case = Json.parse(bytesOf(line)) ?: return "null"
  val options = case["options"] ?: return "null"
  val value = case["value"]?.string ?: ""
  val provider = Provider(case["provider"]?.string ?: "")
  val arguments = (options["arguments"]?.table ?: emptyMap()).mapValues { argument(it.value) }
  val locale = options["locale"]?.string ?: ""
  val surface = options["surface"]?.string
  val flow = options["flow"]?.string?.let { name -> SignInFlow.values().first { it.rawValue == name } }
  val disclosure = (options["disclosure"]?.string ?: "strict").let { name -> Disclosure.values().first { it.rawValue == name } }
  val error = when (case["call"]?.string) {
    "text" -> return try {
      Catalog.shipped.text(value, locale, arguments)?.let { quoted(it) } ?: "null"
    } catch (missing: IllegalArgumentException) {
      "null"
    }
    "resolve" -> LoginError.of(provider, value, surface, flow)
    else -> LoginError.ofPayload(
      provider, value, surface, options["status"]?.integer, options["retryAfter"]?.integer, flow)
  }
  val copy = Catalog.shipped.copy(error, locale, disclosure, arguments)
  val source = copy.source?.let {
    json(listOf("provider" to quoted(it.provider.rawValue), "surface" to it.surface?.let(::quoted), "code" to it.code?.let(::quoted)))
  }
  val candidates = copy.candidates.joinToString(",", "[", "]") {
    json(listOf("provider" to it.provider?.rawValue?.let(::quoted), "surface" to quoted(it.surface), "kind" to quoted(it.kind.rawValue)))
  }
  return json(listOf(
    "kind" to quoted(copy.kind.rawValue), "known" to copy.isKnown.toString(), "locale" to quoted(copy.locale),
    "title" to quoted(copy.title), "message" to quoted(copy.message),
    "action" to copy.action?.let { json(listOf("id" to quoted(it.id.rawValue), "label" to quoted(it.label))) },
    "presentation" to quoted(copy.presentation.rawValue), "retryable" to copy.isRetryable.toString(),
    "status" to copy.status.toString(), "fallback" to array(copy.fallbacks),
    "broader" to copy.broader?.let { quoted(it.rawValue) }, "source" to source,
    "ambiguous" to (if (copy.candidates.isEmpty()) null else "true"),
    "candidates" to (if (copy.candidates.isEmpty()) null else candidates),
    "ignored" to array(copy.ignored)))
}

fun main() {
  val output = java.io.PrintStream(java.io.BufferedOutputStream(System.out, 1 shl 16), false, "UTF-8")
  java.io.BufferedReader(java.io.InputStreamReader(System.`in`, "UTF-8")).use { input ->
    while (true) output.print(evaluate(input.readLine() ?: break) + "\n")
  }
  output.flush()
}
