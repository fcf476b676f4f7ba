import SwiftSyntax

/// A call of a method.
struct ManifestMethodCall {
  var name: String
  var base: ExprSyntax
  var arguments: [ManifestArgument]

  /// The name with the labels of the call: `append(contentsOf:)`, `map`.
  var signature: String {
    let labels = arguments.compactMap(\.label).map { $0 + ":" }.joined()
    return labels.isEmpty ? name : "\(name)(\(labels))"
  }

  /// The argument for the index of an insertion.
  var place: ManifestValue? { arguments.first { $0.label == "at" }?.value }

  /// The first argument.
  var first: ManifestValue { arguments.first?.value ?? .other }
}

// Methods of the standard library, and those that the manifest declares.
extension ManifestEvaluator {
  mutating func method(
    _ call: ManifestMethodCall, of receiver: ManifestValue, at offset: ManifestOffset
  ) -> ManifestValue {
    if let function = declarations.function(call.name, labels: call.arguments.map(\.label)),
      receiver.doubt == nil
    {
      return self.call(function, call.arguments, on: receiver, at: offset)
    }
    if let changed = changed(receiver, by: call, at: offset) {
      if receiver != .none { assign(changed, to: call.base) }
      return .other
    }
    switch (receiver, call.signature) {
    case (.none, _): return .none
    case (.array(let elements), _):
      if let value = value(of: call, on: elements, at: offset) { return value }
    case (.string(let text), "hasPrefix"):
      if let part = call.first.text { return .boolean(text.hasPrefix(part)) }
    case (.string(let text), "hasSuffix"):
      if let part = call.first.text { return .boolean(text.hasSuffix(part)) }
    case (.string(let text), "contains"):
      if let part = call.first.text { return .boolean(text.contains(part)) }
    case (.string(let text), "lowercased"): return .string(text.lowercased())
    case (.string(let text), "uppercased"): return .string(text.uppercased())
    case (_, "map"), (_, "flatMap"):
      // `map` of an optional value.
      if receiver.doubt == nil { return apply(call.first, [receiver], at: offset) }
    default: break
    }
    // The method may call its closures with any value.
    follow(call.arguments, at: offset)
    return .unknown(receiver.doubt ?? offset)
  }

  /// Returns the array after a method that changes it; nil if the method changes none.
  private mutating func changed(
    _ receiver: ManifestValue, by call: ManifestMethodCall, at offset: ManifestOffset
  ) -> ManifestValue? {
    switch call.signature {
    case "append": return receiver.appending(.list([call.first]))
    case "append(contentsOf:)", "formUnion": return receiver.appending(call.first)
    case "insert": return receiver.appending(.list([call.first]))
    case "insert(at:)":
      // The order of elements matters only to settings that contradict each other.
      guard call.place == .integer(0) else { return .unknown(offset) }
      return ManifestValue.list([call.first]).appending(receiver)
    case "insert(contentsOf:at:)":
      guard call.place == .integer(0) else { return .unknown(offset) }
      return call.first.appending(receiver)
    case "removeAll" where call.arguments.isEmpty: return .list([])
    case "removeAll", "removeAll(where:)":
      guard case .array(let elements) = receiver else { return .unknown(receiver.doubt ?? offset) }
      return filtered(elements, by: call.first, keeps: false, at: offset)
    case "removeFirst", "removeLast", "remove(at:)", "sort", "sort(by:)", "reverse", "swapAt",
      "replaceSubrange(with:)":
      return .unknown(offset)
    default: return nil
    }
  }

  /// Returns the result of a method of an array; nil if it is not known.
  private mutating func value(
    of call: ManifestMethodCall, on elements: [ManifestValue.Element], at offset: ManifestOffset
  ) -> ManifestValue? {
    switch call.signature {
    case "map", "forEach", "flatMap", "compactMap":
      return transformed(elements, by: call, at: offset)
    case "filter": return filtered(elements, by: call.first, keeps: true, at: offset)
    case "reversed": return .array(elements.reversed())
    case "enumerated":
      guard let values = ManifestValue.array(elements).elements else { return nil }
      return .list(
        values.enumerated().map { index, value in
          .tuple([
            ManifestValue.Part(label: "offset", value: .integer(index)),
            ManifestValue.Part(label: "element", value: value),
          ])
        })
    case "contains", "contains(where:)":
      guard let values = ManifestValue.array(elements).elements else { return nil }
      var isCertain = true
      for value in values {
        let isFound = matches(value, call, at: offset)
        if isFound == true { return .boolean(true) }
        if isFound == nil { isCertain = false }
      }
      return isCertain ? .boolean(false) : nil
    case "first(where:)", "first":
      guard let values = ManifestValue.array(elements).elements else { return nil }
      for value in values {
        switch matches(value, call, at: offset) {
        case true?: return value
        case false?: continue
        case nil: return nil
        }
      }
      return ManifestValue.none
    default: return nil
    }
  }

  private mutating func matches(
    _ value: ManifestValue, _ call: ManifestMethodCall, at offset: ManifestOffset
  ) -> Bool? {
    switch call.first {
    case .closure, .keyPath: truth(of: apply(call.first, [value], at: offset))
    default: value.isEqual(to: call.first)
    }
  }

  private mutating func transformed(
    _ elements: [ManifestValue.Element], by call: ManifestMethodCall, at offset: ManifestOffset
  ) -> ManifestValue {
    var result = ManifestValue.list([])
    for element in elements {
      let value: ManifestValue
      switch element {
      case .value(let own): value = apply(call.first, [own], at: offset)
      case .spread(let own):
        // The closure runs any number of times, with unknown elements.
        let start = state
        value = .unknown(own.doubt ?? offset)
        _ = apply(call.first, [value], at: offset)
        state = state.or(start, at: own.doubt ?? offset)
      }
      switch (call.name, value) {
      case ("compactMap", .none): break
      case ("flatMap", .array), ("flatMap", .either), ("flatMap", .unknown):
        result = result.appending(value)
      case ("flatMap", .none): break
      case (_, .unknown): result = result.appending(value)
      default: result = result.appending(.list([value]))
      }
    }
    return result
  }

  /// Returns the elements for which a closure returns `keeps`.
  private mutating func filtered(
    _ elements: [ManifestValue.Element], by closure: ManifestValue, keeps: Bool,
    at offset: ManifestOffset
  ) -> ManifestValue {
    var result = ManifestValue.list([])
    for element in elements {
      switch element {
      case .value(let value):
        switch truth(of: apply(closure, [value], at: offset)) {
        case nil:
          let one = ManifestValue.list([value])
          result = result.appending(one.or(.list([]), at: offset))
        case keeps?: result = result.appending(.list([value]))
        default: break
        }
      case .spread(let value): result = result.appending(.unknown(value.doubt ?? offset))
      }
    }
    return result
  }
}
