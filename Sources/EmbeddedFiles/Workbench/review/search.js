// The search of the file that `auth-copy review` writes. It follows the workbench's (SearchQuery, SentencePattern and
// MisspelledWord): a test in a browser compares what both find.

const FIELDS = ["source", "target", "key", "note", "code", "provider", "kind", "slot", "rule", "is"];
const MINIMUM_SENTENCE_LENGTH = 6;
// The minimum weight of literal text in a match; with less, every sentence would match every message.
const MINIMUM_WEIGHT = 4;
const MAXIMUM_WORD_LENGTH = 64;

/** Folds a text for searches: removes differences of case, width, kana and compatibility forms. */
export function fold(text) {
  return text.normalize("NFKC").toLowerCase().replace(/[\u30a1-\u30f6]/g, kana => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

const withoutSpaces = text => fold(text).replace(/\s/g, "");

/** Returns the letters that are compared for typing errors: of a Hangul syllable, each letter is one. */
const lettersOf = folded => [...folded.normalize("NFD")];

/** The searchable text of a card: its texts, and the pieces of the sentences that people can see. */
export class SearchText {
  #sentences;
  #patterns;
  #letters;

  /** A piece of a sentence is a string, or a pair of an inserted text and its origin. */
  constructor(texts, sentences) {
    this.folded = fold(texts.join("\n"));
    this.#sentences = sentences;
  }

  /** The literal parts of the sentences, without white space; any text may come between two parts. */
  get patterns() {
    this.#patterns ??= [...new Map(this.#sentences.map(literals).map(parts => [parts.join("\u0000"), parts])).values()];
    return this.#patterns;
  }

  get letters() {
    this.#letters ??= lettersOf(this.folded);
    return this.#letters;
  }
}

function literals(pieces) {
  const parts = [""];
  for (const piece of pieces) {
    if (typeof piece === "string") parts.push(parts.pop() + withoutSpaces(piece));
    else parts.push("");
  }
  return parts;
}

/** A search: all terms must match; of terms joined by `OR`, one is enough. */
export class Query {
  constructor(text) {
    this.clauses = [];
    let followsOR = false;
    for (const word of text.match(/(?:"[^"]*"?|[^\s"])+/g) ?? []) {
      const plain = word.replaceAll("\"", "");
      if (plain === "OR") {
        followsOR = this.clauses.length > 0;
        continue;
      }
      const term = new Term(plain);
      if (!term.text) continue;
      if (followsOR) this.clauses.at(-1).push(term);
      else this.clauses.push([term]);
      followsOR = false;
    }
    const [onlyTerm] = this.clauses.length === 1 && this.clauses[0].length === 1 ? this.clauses[0] : [];
    /** The query, or the text of its only term `key:`: an exact match ranks before names that contain it. */
    this.name = onlyTerm?.field === "key" ? onlyTerm.text : fold(text).trim();
    const isPlain = this.clauses.length > 0 && this.clauses.every(terms => terms.length === 1 && terms[0].isWord);
    /** The whole query, if it has only words: it may be a sentence from an app. */
    this.sentence = isPlain ? Sentence.from(withoutSpaces(text)) : null;
    this.words = this.clauses.flat().filter(term => term.isWord).map(term => term.text);
  }

  /** Whether a word of the query can be found with typing errors. */
  get canBeMisspelled() { return this.clauses.flat().some(term => term.canBeMisspelled); }

  /** Returns the number of errors in the words of a text that are most similar to those of the query. */
  errors(text) { return this.clauses.flat().reduce((sum, term) => sum + (text.folded.includes(term.text) ? 0 : term.errors(text) ?? 0), 0); }

  /** Returns whether a card matches; `matchesTerm` ignores whether a term is negated. */
  matches(matchesTerm, text) {
    return this.clauses.every(terms => terms.some(term => matchesTerm(term) !== term.isNegated)) 
      || (this.sentence != null && text.patterns.some(parts => this.sentence.isPartOf(parts)));
  }

  /** Returns whether the words of the query are in a text itself, or its sentence in the pieces of one. */
  isFound(folded, pieces = []) {
    return this.words.every(word => folded.includes(word)) || this.sentence?.isPartOf(literals(pieces)) === true;
  }
}

class Term {
  constructor(word) {
    this.isNegated = word.length > 1 && word.startsWith("-");
    const rest = this.isNegated ? word.slice(1) : word;
    const field = /^([a-z]+):/i.exec(rest)?.[1].toLowerCase();
    this.field = FIELDS.includes(field) ? field : null;
    this.text = fold(this.field ? rest.slice(field.length + 1) : rest);
    this.letters = lettersOf(this.text);
  }

  get isWord() { return !this.field && !this.isNegated; }

  /** A shorter word with an error would be part of most texts. */
  get canBeMisspelled() { return this.isWord && this.letters.length >= 4 && this.letters.length <= MAXIMUM_WORD_LENGTH; }

  /** Returns the number of errors in the most similar word of a text, where swapped letters do not count; null if there is none with few errors. */
  errors(text) {
    if (!this.canBeMisspelled) return null;
    const characters = [...this.text];
    const isSwapped = index => text.folded.includes(
      [...characters.slice(0, index), characters[index + 1], characters[index], ...characters.slice(index + 2)].join(""));
    return characters.slice(1).some((_, index) => isSwapped(index)) ? 0 : this.#errors(text.letters);
  }

  /** Searches with Sellers' algorithm: the distances of the word's starts to the best parts that end at a letter. */
  #errors(letters) {
    const count = this.letters.length;
    const maximumErrors = count < 8 ? 1 : 2;
    let fewest = Infinity;
    const distances = Array.from({ length: count + 1 }, (_, index) => index);
    for (const letter of letters) {
      let diagonal = 0;
      for (let index = 1; index <= count; index++) {
        const above = distances[index];
        distances[index] = Math.min(diagonal + (this.letters[index - 1] === letter ? 0 : 1), above + 1, distances[index - 1] + 1);
        diagonal = above;
      }
      fewest = Math.min(fewest, distances[count]);
    }
    return fewest <= maximumErrors ? fewest : null;
  }
}

/** A sentence from an app, or a part of one: folded and without white space. */
class Sentence {
  constructor(text) {
    this.text = text;
    // A number is the value of an argument, so little other text is enough.
    this.hasNumber = /[0-9]/.test(text);
  }

  /** Null for a text that is too short: too many messages could contain it as an argument's value. */
  static from(text) {
    const sentence = new Sentence(text);
    const isLong = sentence.hasNumber ? sentence.weight(text.replace(/[0-9]/g, "")) >= MINIMUM_WEIGHT : text.length >= MINIMUM_SENTENCE_LENGTH;
    return isLong ? sentence : null;
  }

  /** Returns the length of a part; next to numbers, a Korean, Chinese or Japanese letter counts twice. */
  weight(part) { return part.length + (this.hasNumber ? part.replace(/[^\u1100-\uffff]/g, "").length : 0); }

  /** Returns whether the sentence consists of these literals with any text between them, or is a part of such a one. */
  isPartOf(literals) {
    return literals.some(literal => literal.includes(this.text)) || literals.some((literal, index) => {
      const overlap = longestOverlap(literal, this.text);
      return this.#continues(this.text.slice(overlap), literals.slice(index + 1), this.weight(this.text.slice(0, overlap)));
    });
  }

  /** Returns whether a text is any text followed by literals in their order; the last literal may be cut off. */
  #continues(rest, literals, matched) {
    if (literals.length === 0) return rest === "" && matched >= MINIMUM_WEIGHT;
    const [literal, ...others] = literals;
    const tail = longestOverlap(rest, literal);
    if (tail > 0 && matched + this.weight(literal.slice(0, tail)) >= MINIMUM_WEIGHT) return true;
    // At the end of the message, or between two arguments, an argument may stand for the whole rest.
    if (!literal) return this.#continues(rest, others, matched) || matched >= MINIMUM_WEIGHT;
    const found = rest.indexOf(literal);
    return found >= 0 && this.#continues(rest.slice(found + literal.length), others, matched + this.weight(literal));
  }
}

/** Returns the length of the longest suffix of one text that is a prefix of the other. */
function longestOverlap(first, second) {
  for (let length = Math.min(first.length, second.length); length > 0; length--) {
    if (first.endsWith(second.slice(0, length))) return length;
  }
  return 0;
}
