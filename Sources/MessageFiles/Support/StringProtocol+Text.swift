extension String {
  /// The text without characters that could disturb the surrounding text.
  ///
  /// Control characters, invisible characters and those that change the writing direction (UAX 9) are removed; line
  /// breaks and tabs become spaces.
  package var safeToShow: String {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    guard unicodeScalars.contains(where: \.disturbs) else { return self }
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if !scalar.disturbs {
        text.append(scalar)
      } else if scalar.properties.isWhitespace {
        text.append(" ")
      }
    }
    return String(text)
  }

  /// The text made safe to show like ``safeToShow``, but with its line breaks (LF).
  package var safeToShowInLines: String {
    utf8.contains(0x0A)
      ? unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).safeToShow }
        .joined(separator: "\n") : safeToShow
  }

  /// Returns the first `length` characters of the text.
  package func truncated(after length: Int) -> String {
    // Nearly all texts are short, which the byte count shows without finding character boundaries.
    utf8.count <= length ? self : String(prefix(length))
  }
}

extension Unicode.Scalar {
  fileprivate var disturbs: Bool {
    switch value {
    case 0x00..<0x20, 0x7F..<0xA0, 0xAD: true
    // Fillers and joiners that are displayed as empty space.
    case 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x3164, 0xFFA0: true
    case 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF: true
    case 0xFFF9...0xFFFB, 0xFFFE, 0xFFFF, 0xE0000...0xE01EF: true
    // The blank Braille pattern and invisible musical symbols.
    case 0x2800, 0x1D173...0x1D17A: true
    default: false
    }
  }
}

extension String {
  /// Whether the text contains nothing but white space.
  package var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

extension StringProtocol {
  /// The text with a capital letter at the start.
  package var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
