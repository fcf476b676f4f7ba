import DeclarationModel

/// The methods that are imported as subscripts: `objectAtIndexedSubscript:` and
/// `objectForKeyedSubscript:`, and with one of them the method that sets an element, as observed in
/// the compiler.
struct SubscriptReading {
  private static let setters = [
    "objectAtIndexedSubscript:": "setObject:atIndexedSubscript:",
    "objectForKeyedSubscript:": "setObject:forKeyedSubscript:",
  ]

  /// Returns the requirements, with subscripts in place of their getters.
  ///
  /// - Parameter members: The requirements with their selectors.
  static func subscripts(
    in members: [(selector: String, member: ProtocolMember)]
  ) -> [ProtocolMember] {
    let selectors = Set(members.map(\.selector))
    let taken = Set(setters.filter { selectors.contains($0.key) }.values)
    return members.compactMap { selector, member in
      if member.isStatic { return member }
      if taken.contains(selector) { return nil }
      guard let setter = setters[selector], case .method(let method) = member.kind,
        let index = method.parameters.first, let result = method.result
      else { return member }
      var member = member
      var parameter = index
      parameter.label = nil
      member.kind = .subscript(
        SubscriptDeclaration(
          parameters: [parameter], result: result,
          accessors: Accessors(hasSetter: selectors.contains(setter))))
      if selectors.contains(setter) { member.selectors.append(setter) }
      return member
    }
  }
}
