import DeclarationModel
import MockResolver

/// The name of a requirement, as the run-time library is given it.
struct RequirementName {
  /// The name as a string literal.
  let literal: String
  /// Whether `#function` gives it where the requirement is implemented.
  private let isImplied: Bool

  /// Takes the name of a requirement.
  ///
  /// - Parameters:
  ///   - blueprint: The requirement.
  ///   - isSelected: Whether the declaration is the one for `stub` and `verify`.
  init(of blueprint: MemberBlueprint, isSelected: Bool = false) {
    literal = "\"\(blueprint.identifier)\""
    let member = blueprint.member
    var isImplied =
      blueprint.identifier == member.labelledName && !blueprint.identifier.contains { $0 == " " }
    if isSelected {
      if case .initializer = member.kind { isImplied = false }
      if blueprint.spelling != nil { isImplied = false }
    }
    self.isImplied = isImplied
  }

  /// The argument that says it.
  var argument: String { "name: \(literal)" }

  /// The same where it needs to be said.
  var arguments: [String] { isImplied ? [] : [argument] }
}
