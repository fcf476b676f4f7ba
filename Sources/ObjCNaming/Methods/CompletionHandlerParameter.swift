/// The completion handler of a method that Swift also imports as `async`.
///
/// SE-0297, "Asynchronous completion-handler methods".
struct CompletionHandlerParameter: Sendable, Hashable {
  /// The index of the handler among the parameters.
  var index: Int
  /// Whether the asynchronous form throws, because the handler takes an error.
  var canThrow: Bool
  /// Whether the asynchronous form is refined, that is, starts with `__`.
  var isRefined = false
  /// The suffix that replaces the phrase for the handler in the base name: `Foo` for
  /// `fooWithCompletion:`; nil if the selector piece of the handler is just removed.
  var suffixOfBaseName: String?
  /// The number of words in the first selector piece that name the handler.
  var droppedPhrase = 0

  /// Finds the completion handler of a method; returns nil if there is none.
  init?(of method: ObjCMethod, error: ErrorParameter?) {
    guard method.result.type.withoutAliases == .void || error?.result == .dropped,
      !method.isInitializer
    else { return nil }
    switch method.attributes.asyncImport {
    case .some(.none): return nil
    case .handler(let parameter, let isRefined):
      guard method.parameters.indices.contains(parameter - 1) else { return nil }
      index = parameter - 1
      canThrow = false
      self.isRefined = isRefined
    case nil:
      guard let last = method.parameters.indices.last else { return nil }
      index = last
      canThrow = false
      guard findPhrase(in: method) || method.attributes.asyncName != nil else { return nil }
    }
    guard case .block(let block) = method.parameters[index].value.type.withoutAliases,
      block.result.withoutAliases == .void
    else { return nil }
    canThrow = Self.throwing(block, method.attributes.asyncError)
  }

  /// The phrases that name a completion handler; `WithBlock` counts only after other words, as
  /// observed in the compiler.
  private static let phrases = [
    "Completion", "CompletionHandler", "CompletionBlock", "Reply", "ReplyTo",
  ]

  /// Finds the phrase that names the handler, in the selector piece, at its end, or as the name of
  /// the parameter.
  private mutating func findPhrase(in method: ObjCMethod) -> Bool {
    let piece = method.labelsForAsync[index]
    let isCustom = method.attributes.swiftName != nil
    if index > 0 || isCustom, isPhrase(piece) { return true }
    if !isCustom, findPhrase(atEndOf: piece) { return true }
    return isPhrase(method.parameters[index].name)
  }

  private mutating func findPhrase(atEndOf piece: String) -> Bool {
    guard let phrase = (Self.phrases + ["Block"]).first(where: { piece.hasSuffix("With" + $0) })
    else { return false }
    let dropped = phrase.count + "With".count
    let rest = piece.dropLast(dropped)
    if rest.isEmpty || rest == "get" { return false }
    if index == 0 { droppedPhrase = dropped } else { suffixOfBaseName = String(rest) }
    return true
  }

  private func isPhrase(_ name: String) -> Bool {
    let plain = name.hasPrefix("with") ? String(name.dropFirst(4)) : name
    return Self.phrases.contains(plain.withCapitalFirstLetter)
      && (name.hasPrefix("with") || plain.first?.isLowercase == true)
  }

  /// Returns whether an error of the handler is thrown.
  ///
  /// SE-0297: the error is an `NSError *` that is not `_Nonnull`. If there are two, neither is
  /// thrown, as observed in the compiler.
  private static func throwing(
    _ block: ObjCBlock, _ attribute: ObjCImportAttributes.AsyncError?
  ) -> Bool {
    switch attribute {
    case .zeroArgument, .nonzeroArgument: return true
    case .some(.none), .nonnullError, nil:
      return block.parameters.count { $0.type.isError && $0.nullability != .nonnull } == 1
    }
  }
}

extension ObjCMethod {
  /// The selector pieces, or the labels of a name from the header.
  fileprivate var labelsForAsync: [String] {
    guard let custom = attributes.swiftName.flatMap(SwiftNameAttribute.init),
      custom.labels.count == parameters.count
    else { return parameters.map(\.piece) }
    return custom.labels.map { $0 ?? "" }
  }
}
