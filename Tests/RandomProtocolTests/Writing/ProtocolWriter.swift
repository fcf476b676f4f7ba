/// Writes the protocols of cases.
struct ProtocolWriter {
  /// The cases.
  let cases: [RandomCase]

  /// Returns the file with the protocols of a place.
  func file(_ place: RandomProtocol.Place) -> SourceText {
    var source = SourceText()
    switch place {
    case .file:
      let isExported = cases.contains { $0.protocols.contains { $0.isExported ?? false } }
      source.add(Vocabulary.module(isExported: isExported))
    case .otherFile: source.add("import Lib")
    case .otherModule: source.add(Vocabulary.library)
    }
    for random in cases {
      for type in random.protocols where type.place == place {
        write(type, of: random, to: &source)
      }
    }
    return source
  }

  private func write(_ type: RandomProtocol, of random: RandomCase, to source: inout SourceText) {
    let owner = SourceText.Owner(number: random.number)
    if let condition = type.condition { source.add("#if \(condition)", owner) }
    for head in type.scopeHeads { source.add(head, owner) }
    if let namesake = type.namesake { source.add(namesake, owner) }
    let isClass = type.isClass ?? false
    let inherited = Set(
      random.lineage(of: type).dropLast().flatMap(\.requirements).map(\.identity))
    source.add(isClass ? type.classHead(in: random) : type.head, owner)
    for associated in isClass ? [] : type.associated {
      source.add("  associatedtype \(associated.name)\(associated.suffix)", owner)
    }
    if isClass { source.add("  " + type.plainInitializer, owner) }
    for alias in type.aliases { source.add("  " + alias, owner) }
    for (index, requirement) in type.requirements.enumerated() {
      let own = SourceText.Owner(
        number: random.number, requirement: .init(type: type.name, index: index))
      if let condition = requirement.condition { source.add("  #if \(condition)", own) }
      let member =
        isClass
        ? requirement.member(
          index, isOpen: type.isPublic,
          isOverride: inherited.contains(requirement.identity)) : requirement.text
      source.add("  " + member, own)
      if requirement.condition != nil { source.add("  #endif", own) }
    }
    source.add("}", owner)
    for _ in type.scopeHeads { source.add("}", owner) }
    if let index = type.defaulted, type.place != .otherModule {
      let own = SourceText.Owner(
        number: random.number, requirement: .init(type: type.name, index: index))
      source.add("extension \(type.path) {", owner)
      source.add("  " + type.requirements[index].implementation, own)
      source.add("}", owner)
    }
    if type.condition != nil { source.add("#endif", owner) }
  }
}

extension RandomRequirement {
  /// The implementation in an extension of the protocol.
  fileprivate var implementation: String {
    var copy = self
    copy.condition = nil
    guard hasAccessors else { return copy.head() + " { fatalError() }" }
    let read = [getterModifier, "get", effects].filter { !$0.isEmpty }.joined(separator: " ")
    let write = accessorModifier.isEmpty ? "set" : "\(accessorModifier) set"
    return "\(head()) { \(read) { fatalError() } "
      + (isSettable ? "\(write) { fatalError() } }" : "}")
  }
}
