import DeclarationModel
import MockResolver

/// The name under which the run-time library knows a requirement.
struct RequirementName {
  /// The name as a string literal.
  let literal: String
  /// Whether `#function` has the name as its default value.
  private let isImplied: Bool

  /// Creates the name of a requirement.
  ///
  /// - Parameters:
  ///   - blueprint: The requirement.
  ///   - isSelected: Whether the call is in a member for `stub` and `verify`.
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

  /// The argument with the name.
  var argument: String { "name: \(literal)" }

  /// The argument with the name; empty if the default value is correct.
  var arguments: [String] { isImplied ? [] : [argument] }
}
