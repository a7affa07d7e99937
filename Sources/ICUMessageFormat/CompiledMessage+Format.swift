extension CompiledMessage {
  /// Formats the message with the values of its arguments.
  func format(_ arguments: any ArgumentSource) throws(FormatError) -> String {
    if case .constant(let text) = root { return text }
    var block = root
    var pound: FormattableValue?
    // If the message is only a plural, select or choice, and its branch is constant text, return it without copying.
    while case .steps(let range) = block, range.count == 1,
      let branch = try branch(of: steps[range.lowerBound], arguments)
    {
      (block, pound) = branch
    }
    if case .constant(let text) = block { return text }
    return try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { scratch in
      var output = TextBuffer(scratch)
      return Result { () throws(FormatError) in
        try write(block, pound, arguments, to: &output)
        return output.string
      }
    }.get()
  }

  /// - Parameter pound: the value of `#`, which is the number of the enclosing plural minus its offset.
  private func write(
    _ block: Block, _ pound: FormattableValue?, _ arguments: any ArgumentSource, to output: inout TextBuffer
  ) throws(FormatError) {
    let range: Range<Int>
    switch block {
    case .constant(let text): return output.append(text)
    case .steps(let steps): range = steps
    }
    let blockStart = output.count
    /// The start of the output of the last argument, which a particle may follow.
    var argumentStart = blockStart
    for index in range {
      let step = steps[index]
      let start = output.count
      switch step {
      case .literal(let literal):
        output.append(text, literal)
        continue
      case .particle(let particle):
        write(particles[particle], after: argumentStart, blockStart, to: &output)
        continue
      case .argument(let argument): write(try value(argument, arguments), to: &output)
      case .formatted(let argument, let formatter, let formatsDate):
        let value = try value(argument, arguments)
        guard let value = FormattableValue(value), formatters[formatter].append(value, to: &output) else {
          throw wrongType(argument, value, expected: formatsDate ? "date" : "number")
        }
      case .pound:
        if let pound { context.append(pound, to: &output) }
      case .plural, .select, .choice:
        if let (block, pound) = try branch(of: step, arguments) { try write(block, pound, arguments, to: &output) }
      }
      argumentStart = start
    }
  }

  func write(_ value: ArgumentValue, to output: inout TextBuffer) {
    switch value {
    case .text(let text): output.append(isolatesArguments ? text.isolatedInRightToLeftText : text)
    case .list(let elements):
      output.append(context.list(of: isolatesArguments ? elements.map(\.isolatedInRightToLeftText) : elements))
    default:
      // The default formatter can print every number and every date.
      if let value = FormattableValue(value) { context.append(value, to: &output) }
    }
  }

  func write(
    _ particle: CompiledParticle, after argumentStart: Int, _ blockStart: Int, to output: inout TextBuffer
  ) {
    if !particle.followsBracketedArgument, let sound = FinalSound(ofSyllableAtEndOf: output.bytes(from: argumentStart))
    {
      output.append(text, particle.between)
      output.append(text, particle.text(after: sound))
    } else {
      writeAfterUnusualText(particle, after: argumentStart, blockStart, to: &output)
    }
  }

  /// Writes a particle after an empty or bracketed argument, or after text that does not end in a Hangul syllable.
  private func writeAfterUnusualText(
    _ particle: CompiledParticle, after argumentStart: Int, _ blockStart: Int, to output: inout TextBuffer
  ) {
    // Korean attaches a particle without a space.
    output.removeTrailingSpace(from: argumentStart)
    let isEmpty = argumentStart == output.count
    var sound: FinalSound?
    if !isEmpty {
      sound = FinalSound(of: output.bytes(from: argumentStart))
    } else if let last = output.last, last >= 0x80 || last.isASCIILetter || last.isASCIIDigit {
      // The argument is empty, so the particle follows the word directly before the argument.
      sound = FinalSound(of: output.bytes())
    }
    output.append(text, particle.between)
    // The text after the argument has closed the brackets, so the reading skips them and ends in the word before them.
    if particle.followsBracketedArgument { sound = FinalSound(of: output.bytes(from: blockStart)) }
    // Without a word before it, the particle is omitted.
    if isEmpty, sound == nil { return }
    output.append(text, particle.text(after: sound))
  }

  /// Returns the selected branch of a plural, select or choice, and the value of `#` in it; nil for any other step.
  func branch(
    of step: Step, _ arguments: any ArgumentSource
  ) throws(FormatError) -> (Block, pound: FormattableValue?)? {
    switch step {
    case .plural(let index): return try branch(of: plurals[index], arguments)
    case .select(let index):
      let select = selects[index]
      let value = try value(select.argument, arguments)
      guard case .text(let keyword) = value else {
        throw wrongType(select.argument, value, expected: "text")
      }
      let chosen = select.branches.first { branches[$0].keyword == keyword }
      return (branches[chosen ?? select.branches.upperBound - 1].block, nil)
    case .choice(let index):
      let choice = choices[index]
      return (choice.block(for: try number(choice.argument, arguments).number ?? .nan) ?? .constant(""), nil)
    default: return nil
    }
  }

  private func branch(
    of plural: CompiledPlural, _ arguments: any ArgumentSource
  ) throws(FormatError) -> (Block, pound: FormattableValue?) {
    let number = try number(plural.argument, arguments)
    let exactNumber = number.number ?? .nan
    let pound = plural.offset == 0 ? number : .number(exactNumber - plural.offset)
    for index in plural.exactBranches where branches[index].number == exactNumber {
      return (branches[index].block, pound)
    }
    guard let firstCategoryBranch = plural.firstCategoryBranch else {
      return (branches[plural.otherBranch].block, pound)
    }
    let category = context.pluralRules(isOrdinal: plural.isOrdinal).category(
      of: pound, printedBy: plural.selectionFormatter.map { formatters[$0] } ?? context.defaultFormatter)
    return (branches[firstCategoryBranch + category.index].block, pound)
  }

  func value(_ argument: Int, _ source: any ArgumentSource) throws(FormatError) -> ArgumentValue {
    if let value = source.value(of: arguments[argument]) { return value }
    throw failure(.missingArgument(arguments[argument]))
  }

  private func number(_ argument: Int, _ source: any ArgumentSource) throws(FormatError) -> FormattableValue {
    let value = try value(argument, source)
    if let number = FormattableValue(value), number.number != nil { return number }
    throw wrongType(argument, value, expected: "number")
  }

  func wrongType(_ argument: Int, _ value: ArgumentValue, expected: String) -> FormatError {
    failure(.wrongType(argument: arguments[argument], expected: expected, found: value.typeName))
  }

  private func failure(_ reason: FormatError.Reason) -> FormatError {
    FormatError(reason: reason, message: pattern, locale: context.locale.description)
  }
}
