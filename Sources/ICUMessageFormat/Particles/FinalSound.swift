/// The final sound of a text when it is read aloud, as far as it affects particles.
package enum FinalSound: Hashable, Sendable {
  case vowel
  case rieul
  /// Any final consonant except ㄹ.
  case consonant
}
