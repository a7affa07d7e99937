internal import MessageFiles

/// Finds a tolerant Korean particle, `앱을(를)`, after a word whose last sound determines the right particle.
struct NeedlessParticleRule: MessageRule {
  let name = "needless-particle"
  let severity = Finding.Severity.warning
  let isTriggeredBySource = false
  let fixes = FixKind.safe
  let triggers: TextFeatures = .bracket
  let example: RuleExample? = RuleExample(source: "Install the app", bad: "앱을(를) 설치하세요", good: "앱을 설치하세요")

  /// The tolerant forms with the particle after a vowel, after a consonant, and after ㄹ.
  private static let forms: [(tolerant: String, vowel: String, consonant: String, rieul: String)] = [
    ("이(가)", "가", "이", "이"), ("가(이)", "가", "이", "이"), ("은(는)", "는", "은", "은"), ("는(은)", "는", "은", "은"),
    ("을(를)", "를", "을", "을"), ("를(을)", "를", "을", "을"), ("와(과)", "와", "과", "과"), ("과(와)", "와", "과", "과"),
    ("(으)로", "로", "으로", "로"), ("(이)가", "가", "이", "이"), ("(은)는", "는", "은", "은"), ("(을)를", "를", "을", "을"),
    ("(와)과", "와", "과", "과"),
  ]

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures {
    file.language == "ko" ? triggers : []
  }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.features.isSuperset(of: [.bracket, .hangul]), let prose = MaskedProse(entry.entry) else { return }
    let scalars = prose.scalars
    for index in scalars.indices.dropFirst() {
      // Each form has a bracket in its first two places.
      guard scalars[index...].prefix(2).contains(where: { $0.scalar == "(" }),
        let sound = FinalSound(ofSyllable: scalars[index - 1].scalar),
        let form = Self.forms.first(where: { form in
          scalars[index...].lazy.map(\.scalar).starts(with: form.tolerant.unicodeScalars)
        }),
        // If a letter follows, the form is part of a longer word: `(이)가격`.
        !(scalars[(index + form.tolerant.unicodeScalars.count)...].first?.scalar.properties.isAlphabetic ?? false)
      else { continue }
      let right =
        switch sound {
        case .vowel: form.vowel
        case .consonant: form.consonant
        case .rieul: form.rieul
        }
      let start = scalars[index].offset
      findings.add(
        self, nil, ["particle": .text(right), "tolerant": .text(form.tolerant)], in: entry,
        at: start..<start + form.tolerant.utf8.count, fix: right)
    }
  }
}
