/// A piece of a formatted message, with its origin.
package struct MessageSegment: Hashable, Sendable {
  package enum Origin: Hashable, Sendable {
    /// Text of the message itself.
    case text
    /// The value of an argument.
    case argument(String)
    /// The number of the enclosing plural.
    case number
    /// A Korean particle in the form that fits the text before it.
    case particle
  }

  package let text: String
  package let origin: Origin
}

extension Message {
  /// Formats the message in pieces, which equal the result of ``format(_:)`` when joined.
  package func segments(_ arguments: [String: ArgumentValue]) throws(FormatError) -> [MessageSegment] {
    try segments(with: arguments)
  }

  package func segments(with arguments: any ArgumentSource) throws(FormatError) -> [MessageSegment] {
    try compiled.segments(arguments)
  }
}

extension CompiledMessage {
  fileprivate func segments(_ arguments: any ArgumentSource) throws(FormatError) -> [MessageSegment] {
    var marks: [Mark] = []
    let bytes = try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { scratch in
      var output = TextBuffer(scratch)
      return Result { () throws(FormatError) in
        try write(root, nil, arguments, to: &output, &marks)
        return Array(output.bytes())
      }
    }.get()
    var segments: [MessageSegment] = []
    for (index, mark) in marks.enumerated() {
      let end = index + 1 < marks.count ? marks[index + 1].start : bytes.count
      // A particle removes the white space before it.
      let start = min(mark.start, end)
      if start < end {
        segments.append(MessageSegment(text: String(decoding: bytes[start..<end], as: UTF8.self), origin: mark.origin))
      }
    }
    return segments
  }

  /// The offset at which a piece starts in the output, and its origin.
  private typealias Mark = (start: Int, origin: MessageSegment.Origin)

  /// Writes a block as ``format(_:)`` does, and records where the output of each step starts.
  private func write(
    _ block: Block, _ pound: FormattableValue?, _ arguments: any ArgumentSource, to output: inout TextBuffer,
    _ marks: inout [Mark]
  ) throws(FormatError) {
    let range: Range<Int>
    switch block {
    case .constant(let text):
      marks.append((output.count, .text))
      return output.append(text)
    case .steps(let steps): range = steps
    }
    let blockStart = output.count
    var argumentStart = blockStart
    for index in range {
      let step = steps[index]
      let start = output.count
      switch step {
      case .literal(let range):
        marks.append((start, .text))
        output.append(text, range)
        continue
      case .particle(let index):
        let particle = particles[index]
        write(particle, after: argumentStart, blockStart, to: &output)
        // If the particle is omitted, the text between the argument and the particle remains.
        let between = particle.between.count
        let first = min(start, output.count)
        marks.append((first, .text))
        marks.append((min(first + between, output.count), .particle))
        continue
      case .argument(let argument):
        marks.append((start, .argument(self.arguments[argument])))
        write(try value(argument, arguments), to: &output)
      case .formatted(let argument, let formatter, let formatsDate):
        marks.append((start, .argument(self.arguments[argument])))
        let value = try value(argument, arguments)
        guard let value = FormattableValue(value), formatters[formatter].append(value, to: &output) else {
          throw wrongType(argument, value, expected: formatsDate ? "date" : "number")
        }
      case .pound:
        marks.append((start, .number))
        if let pound { context.append(pound, to: &output) }
      case .plural, .select, .choice:
        if let (block, pound) = try branch(of: step, arguments) {
          try write(block, pound, arguments, to: &output, &marks)
        }
      }
      argumentStart = start
    }
  }
}
