// A plain Node service that does the same work as AuthCopy on the measured routes: it resolves a code to its copy in
// the locale of the request, formats the arguments, conceals as `strict` does, and sends JSON with an ETag.
//
//   python3 Tests/Peers/export.py catalog.json
//   node Tests/Peers/service.mjs catalog.json      # picks a port and prints its address
//
// It runs one worker per core, and parses messages once, at the start. It has no limits, metrics or logs. It parses
// only the simplest raw bodies, and only the ICU syntax that the messages of errors use.

import cluster from 'node:cluster'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { availableParallelism } from 'node:os'

// The units of a waiting time, and their seconds.
const UNITS = [['seconds', 1], ['minutes', 60], ['hours', 3600], ['days', 86400]]

const file = readFileSync(process.argv[2], 'utf8')

if (cluster.isPrimary) {
  const count = availableParallelism()
  let ready = 0
  for (let index = 0; index < count; index++) cluster.fork()
  cluster.on('listening', (_, { port }) => {
    if (++ready === count) console.error(`listening 127.0.0.1:${port}`)
  })
  const stop = () => {
    for (const worker of Object.values(cluster.workers)) worker.process.kill()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
} else {
  serve()
}

function serve() {
  const catalog = JSON.parse(file)
  const version = createHash('sha256').update(file).digest('hex').slice(0, 16)
  const locales = new Map()
  for (const [locale, texts] of Object.entries(catalog.texts)) locales.set(locale, parsed(texts))
  for (const [locale, messages] of locales) {
    const base = locales.get(locale.split('-')[0])
    // Traditional Chinese has no base.
    for (const texts of [base ?? messages, locales.get('en')]) {
      for (const [key, message] of texts) if (!messages.has(key)) messages.set(key, message)
    }
    messages.plural = new Intl.PluralRules(locale)
    messages.number = new Intl.NumberFormat(locale)
  }
  const providers = new Map(Object.entries(catalog.providers).map(([name, { codes, fields }]) =>
    [name, { codes: new Map(Object.entries(codes)), fields: fields.map(field => field.split('.')) }]))
  const kinds = new Map(Object.entries(catalog.kinds))

  createServer((request, response) => {
    if (request.method === 'GET') return respond(request, response, '')
    const parts = []
    request.on('data', part => parts.push(part))
    request.on('end', () => respond(request, response, Buffer.concat(parts).toString()))
  }).listen(0, '127.0.0.1')

  function respond(request, response, body) {
    const [path, search] = request.url.split('?', 2)
    const [, , route, name, ...rest] = path.split('/')
    const provider = providers.get(name)
    if (route !== 'errors' || !provider) return send(request, response, 404, { title: 'Not found' }, 'en')
    const query = new URLSearchParams(search ?? '')
    const code = request.method === 'GET' ? decodeURIComponent(rest.join('/')) : codeOf(provider, body)
    const locale = localeOf(query.get('locale') ?? request.headers['accept-language'] ?? '')
    const row = provider.codes.get(code)
    let kind = row ? row[0] : 'unknown'
    const { concealedAs } = kinds.get(kind)
    if (typeof concealedAs === 'string') kind = concealedAs
    const definition = kinds.get(kind)
    const messages = locales.get(locale)
    const values = argumentsOf(definition, query, messages, name)
    const text = part => format(messages.get(`${kind}_${part}`), values, messages)
    const result = {
      kind, known: row !== undefined, locale, title: text('title'), message: text('message'),
      action: { id: definition.recovery, label: text('action') }, presentation: definition.presentation,
      retryable: definition.retryable, status: definition.status, broader: definition.broader,
      source: row ? { provider: name, surface: row[1], code } : { provider: name }, catalog: version
    }
    send(request, response, 200, result, locale)
  }

  function send(request, response, status, value, locale) {
    const body = Buffer.from(JSON.stringify(value))
    const headers = {
      'Content-Type': 'application/json', 'Content-Length': body.length, 'Content-Language': locale, Vary: 'Accept',
      'Cache-Control': status === 200 && request.method === 'GET' ? 'private, max-age=60' : 'no-store'
    }
    if (status === 200 && request.method === 'GET') {
      headers.ETag = `"${createHash('md5').update(body).digest('hex').slice(0, 16)}"`
      if (request.headers['if-none-match'] === headers.ETag) return response.writeHead(304, headers).end()
    }
    response.writeHead(status, headers).end(body)
  }

  // Requests contain few different lists of languages, and each list is matched once.
  const localeCache = new Map()

  function localeOf(languages) {
    let locale = localeCache.get(languages)
    if (locale) return locale
    const preferences = languages.split(',').map(language => {
      const [tag, quality] = language.trim().split(';q=')
      return { tag, quality: quality === undefined ? 1 : Number(quality) }
    }).sort((one, other) => other.quality - one.quality)
    locale = 'en'
    for (const { tag } of preferences) {
      const found = [tag, tag.split('-')[0]].find(candidate => locales.has(candidate))
      if (found) {
        locale = found
        break
      }
    }
    if (localeCache.size < 1000) localeCache.set(languages, locale)
    return locale
  }

  function codeOf(provider, body) {
    let value
    try {
      value = JSON.parse(body)
    } catch {
      return ''
    }
    for (const field of provider.fields) {
      let found = value
      for (const name of field) found = found?.[name]
      if (found !== undefined && provider.codes.has(String(found))) return String(found)
    }
    return ''
  }

  function argumentsOf(kind, query, messages, provider) {
    const values = { flow: 'any', method: 'any' }
    for (const name of kind.arguments ?? []) {
      const { type, default: standard, defaultCopy } = catalog.arguments[name]
      const given = query.get(name)
      if (type === 'int') values[name] = given !== null && /^\d+$/.test(given) ? Number(given) : standard
      else values[name] = given ?? standard ?? format(messages.get(defaultCopy), values, messages)
    }
    const providerId = query.get('provider') ?? provider
    const providerName = messages.get(`provider_${providerId}`) ?? messages.get('provider_default')
    values.provider ??= format(providerName, values, messages)
    values.providerAccount = format(messages.get('providerAccount_other'), values, messages)
    values.providerApp = format(messages.get('providerApp_other'), values, messages)
    const seconds = values.seconds || 60 * (values.minutes ?? 0)
    if (seconds) {
      // The largest unit of which the time has at least two.
      const [unit, length] = UNITS.findLast(([, length], index) => index === 0 || seconds >= 2 * length)
      values.wait = format(messages.get(`duration_${unit}`), { count: Math.ceil(seconds / length) }, messages)
    }
    return values
  }
}

// -- Messages: an array of texts and placeholders; a select or a plural has an array for each branch.

function parsed(texts) {
  const messages = new Map()
  for (const [key, text] of Object.entries(texts)) messages.set(key, parse(text, 0, false).parts)
  return messages
}

function parse(text, start, nested) {
  const parts = []
  let literal = ''
  let offset = start
  const flush = () => {
    if (literal) parts.push(literal)
    literal = ''
  }
  while (offset < text.length && !(nested && text[offset] === '}')) {
    if (text[offset] === '#' && nested) {
      flush()
      parts.push({ type: 'count' })
      offset += 1
    } else if (text[offset] === '{') {
      flush()
      const end = text.slice(offset).search(/[,}]/) + offset
      const name = text.slice(offset + 1, end).trim()
      if (text[end] === '}') {
        parts.push({ type: 'value', name })
        offset = end + 1
      } else {
        const comma = text.slice(end + 1).search(/[,}]/) + end + 1
        const type = text.slice(end + 1, comma).trim()
        offset = comma
        const branches = {}
        if (type === 'select' || type === 'plural') {
          offset += 1
          for (;;) {
            while (/\s/.test(text[offset])) offset += 1
            if (text[offset] === '}') break
            const open = text.indexOf('{', offset)
            const inner = parse(text, open + 1, true)
            branches[text.slice(offset, open).trim()] = inner.parts
            offset = inner.end + 1
          }
        } else {
          offset = text.indexOf('}', offset)
        }
        parts.push({ type, name, branches })
        offset += 1
      }
    } else {
      literal += text[offset]
      offset += 1
    }
  }
  flush()
  return { parts, end: offset }
}

function format(parts, values, messages, count) {
  let text = ''
  for (const part of parts) {
    if (typeof part === 'string') {
      text += particle(text, part)
      continue
    }
    const value = values[part.name]
    switch (part.type) {
      case 'count':
        text += messages.number.format(count)
        break
      case 'select':
        text += format(part.branches[value] ?? part.branches.other, values, messages, count)
        break
      case 'plural':
        text += format(
          part.branches[`=${value}`] ?? part.branches[messages.plural.select(value)] ?? part.branches.other, values,
          messages, value)
        break
      default:
        text += typeof value === 'number' ? messages.number.format(value) : value
    }
  }
  return text
}

// A Korean particle after an argument, such as 을(를), depends on the last sound before it.
const PARTICLES = /^(을\(를\)|이\(가\)|\(이\)라|\(으\)로)/

function particle(before, text) {
  const found = text.match(PARTICLES)
  if (!found) return text
  const last = before.charCodeAt(before.length - 1) - 0xac00
  const final = last >= 0 && last < 11172 ? last % 28 : 0
  const chosen = {
    '을(를)': final ? '을' : '를', '이(가)': final ? '이' : '가', '(이)라': final ? '이라' : '라',
    '(으)로': final && final !== 8 ? '으로' : '로'
  }[found[0]]
  return chosen + text.slice(found[0].length)
}
