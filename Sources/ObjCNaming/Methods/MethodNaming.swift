/// Derives the Swift names of a method.
struct MethodNaming {
  let method: ObjCMethod
  let context: ObjCContext
  let error: ErrorParameter?

  /// Returns the name of the form with the completion handler.
  func name() -> SwiftMethodName {
    if let custom = customName(method.attributes.swiftName, without: nil) { return custom }
    return derivedName(without: nil)
  }

  /// Returns the name of the `async` form (SE-0297).
  func asyncName(_ handler: CompletionHandlerParameter) -> SwiftMethodName {
    var name = spelledAsyncName(handler)
    if name.throwing == nil, handler.canThrow { name.throwing = .kept }
    return name
  }

  private func spelledAsyncName(_ handler: CompletionHandlerParameter) -> SwiftMethodName {
    if let custom = customName(method.attributes.asyncName, without: handler) { return custom }
    if var custom = customName(method.attributes.swiftName, without: nil) {
      custom.parameters[handler.index] = .awaited
      return custom
    }
    var name = derivedName(without: handler)
    if handler.isRefined { name.baseName = "__" + name.baseName }
    return name
  }

  // MARK: Names that the header gives

  /// Returns a name from an attribute, if it has a label for each parameter that remains.
  private func customName(
    _ text: String?, without handler: CompletionHandlerParameter?
  ) -> SwiftMethodName? {
    guard let text, let custom = SwiftNameAttribute(text), custom.isFunction,
      method.isInitializer == (custom.baseName == "init")
    else { return nil }
    if method.isInitializer, method.parameters.isEmpty, let label = custom.labels.first {
      return finished("init", [.void(label: label ?? "_")], isRefined: false)
    }
    let staying = method.parameters.indices.filter { $0 != handler?.index }
    let withoutError = staying.filter { $0 != error?.index }
    let labeled: [Int]
    switch custom.labels.count {
    case withoutError.count: labeled = withoutError
    case staying.count: labeled = staying
    default: return nil
    }
    var parameters = method.parameters.indices.map { index in
      index == handler?.index ? SwiftMethodName.Parameter.awaited : .thrown
    }
    for (index, label) in zip(labeled, custom.labels) {
      parameters[index] = index == error?.index ? .void(label: label ?? "_") : .labeled(label)
    }
    return finished(custom.baseName, parameters, isRefined: false)
  }

  // MARK: Names that follow from the selector

  private func derivedName(without handler: CompletionHandlerParameter?) -> SwiftMethodName {
    let pieces = SelectorPieces(method, context: context, error: error, handler: handler)
    var (baseName, labels) =
      method.isInitializer
      ? initializer(pieces) : plain(pieces)
    if handler != nil { baseName = Self.asynchronous(baseName) }
    var parameters = labels.enumerated().map { index, label -> SwiftMethodName.Parameter in
      if index == handler?.index { return .awaited }
      return index == error?.index ? .thrown : .labeled(label)
    }
    if let label = pieces.voidLabel {
      if let error {
        parameters[error.index] = .void(label: label)
      } else {
        parameters.append(.void(label: label))
      }
    }
    return finished(baseName, parameters, isRefined: method.attributes.isRefined)
  }

  private func finished(
    _ baseName: String, _ parameters: [SwiftMethodName.Parameter], isRefined: Bool
  ) -> SwiftMethodName {
    var name = SwiftMethodName(baseName: baseName, parameters: parameters)
    name.isInitializer = method.isInitializer
    name.throwing = error?.result
    guard isRefined else { return name }
    return name.refined
  }

  /// Returns the name of a method: the first piece is split, and the others are labels.
  private func plain(_ pieces: SelectorPieces) -> (String, [String?]) {
    let type = ObjCTypeName(text: context.name)
    var head = pieces.first
    if returnsContext { head = NeedlessWords.pruningHead(type, from: head) }
    head = NeedlessWords.pruningContext(type, from: head)
    guard let index = pieces.firstParameter else {
      if returnsContext { head = NeedlessWords.pruning(type, from: head, as: .property) }
      return (head.lowered, labels(pieces, nil))
    }
    let (base, label) = split(head, at: index, suffix: pieces.suffixOfBaseName)
    return (base.lowered, labels(pieces, label.isEmpty ? nil : label.lowered))
  }

  /// Returns the base name, with a suffix, and the label of the first argument.
  private func split(
    _ head: WordList, at index: Int, suffix: String
  ) -> (WordList, WordList) {
    let parameter = method.parameters[index]
    let hasDefault = DefaultArgument(of: method).exists(at: index)
    let split = FirstPiece(head, parameter: parameter, hasDefault: hasDefault)
    let type = ObjCTypeName(parameter.value.type)
    let base = WordList(split.baseName.joined + suffix)
    if split.label.isEmpty {
      return (NeedlessWords.pruning(type, from: base, as: .baseName), split.label)
    }
    let role = hasDefault ? NeedlessWords.Role.label : .splitLabel
    return (base, NeedlessWords.pruning(type, from: split.label, as: role))
  }

  /// Returns the name of an initializer: the words after `init`, without `With`, are the first
  /// label.
  private func initializer(_ pieces: SelectorPieces) -> (String, [String?]) {
    guard let index = pieces.firstParameter else { return ("init", labels(pieces, nil)) }
    let type = ObjCTypeName(method.parameters[index].value.type)
    let pruned = NeedlessWords.pruning(type, from: pieces.firstOfInitializer, as: .label)
    return ("init", labels(pieces, pruned.isEmpty ? nil : pruned.lowered))
  }

  /// Returns the labels of all parameters, given the first one.
  private func labels(_ pieces: SelectorPieces, _ first: String?) -> [String?] {
    method.parameters.indices.map { index in
      if index == pieces.firstParameter { return first }
      let words = WordList(pieces.labels[index])
      let type = ObjCTypeName(method.parameters[index].value.type)
      let pruned = NeedlessWords.pruning(type, from: words, as: .label)
      return pruned.isEmpty ? nil : pruned.lowered
    }
  }

  /// Whether the method returns an object of the type that it is called on.
  private var returnsContext: Bool {
    if method.result.type.withoutAliases == .instancetype { return true }
    return ObjCTypeName(method.result.type)?.text == context.name
  }

  /// Removes a leading `get` and a trailing `Asynchronously` (SE-0297).
  private static func asynchronous(_ baseName: String) -> String {
    var words = WordList(baseName).words[...]
    if words.first == "get", words.count > 1 {
      words.removeFirst()
    } else if words.last == "Asynchronously", words.count > 1 {
      words.removeLast()
    }
    return WordList(words: words).lowered
  }
}

extension SwiftMethodName {
  /// The name of a method that is refined for Swift: `__` precedes the base name, or the first
  /// label of an initializer.
  var refined: SwiftMethodName {
    var name = self
    guard isInitializer else {
      name.baseName = "__" + baseName
      return name
    }
    guard case .labeled(let label)? = parameters.first else { return name }
    name.parameters[0] = .labeled("__" + (label ?? ""))
    return name
  }
}
