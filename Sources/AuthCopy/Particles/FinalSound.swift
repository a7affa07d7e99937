/// How a text ends when it is read aloud, as far as particles care.
package enum FinalSound: Hashable, Sendable {
  case vowel
  case rieul
  /// Any final consonant but ㄹ.
  case consonant
}
