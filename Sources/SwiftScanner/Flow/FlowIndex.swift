import DeclarationModel

/// The declarations of one file that values of a class may come to.
package struct FlowDeclarations: Sendable {
  /// The variables.
  package var variables: [FlowVariable] = []
  /// The functions and initializers.
  package var functions: [FlowFunction] = []
  /// The offset after the outermost declaration around the class, if it is in the file.
  package var classEnd: Int?
  /// The offset after the last import.
  package var importsEnd: Int?
}

/// The declarations of all files that values of a class may come to.
package struct FlowIndex: Sendable {
  /// The variables by their places.
  package private(set) var variables: [FlowVariable.ID: FlowVariable] = [:]
  /// The properties and global variables by their names.
  package private(set) var properties: [String: [FlowVariable]] = [:]
  /// The last property for a closure of each type, by the name of the type.
  private var lastClosures: [String: FlowVariable] = [:]
  /// The functions by their names.
  package private(set) var functions: [String: [FlowFunction]] = [:]
  /// The members that values of the protocol have.
  package let members: FlowMembers

  /// Joins the declarations of files.
  package init(_ files: [FlowDeclarations], members: FlowMembers) {
    self.members = members
    for file in files {
      for variable in file.variables {
        variables[variable.id] = variable
        if variable.kind == .property { add(property: variable) }
      }
      for function in file.functions { functions[function.name, default: []].append(function) }
    }
  }

  private mutating func add(property: FlowVariable) {
    properties[property.name, default: []].append(property)
    guard let owner = property.owner, case .closure? = property.shape else { return }
    if let last = lastClosures[owner], property.position < last.position { return }
    lastClosures[owner] = property
  }

  /// Returns the variables of a place; none if it is not known.
  package func variables(at place: FlowPlace) -> [FlowVariable] {
    switch place {
    case .variable(let id): variables[id].map { [$0] } ?? []
    case .property(let name, let owner): properties(named: name, of: owner)
    case .result(let name):
      (functions[name] ?? []).compactMap { $0.result.flatMap { variables[$0] } }
    case .parameter(let argument): parameters(for: argument)
    case .nowhere: []
    }
  }

  private func properties(named name: String, of owner: String?) -> [FlowVariable] {
    let all = properties[name] ?? []
    guard let owner else { return all }
    let own = all.filter { $0.owner == owner }
    return own.isEmpty ? all : own
  }

  private func parameters(for argument: FlowArgument) -> [FlowVariable] {
    let named = (functions[argument.function] ?? []).filter {
      argument.owner == nil || $0.owner == argument.owner
    }
    let found = named.compactMap { function in
      function.parameter(for: argument).flatMap { variables[$0] }
    }
    guard found.isEmpty, argument.function == "init", let owner = argument.owner,
      !named.contains(where: { !$0.parameters.isEmpty })
    else { return found }
    // A structure without initializers is made of its properties.
    if let label = argument.label { return (properties[label] ?? []).filter { $0.owner == owner } }
    return argument.isTrailing ? lastClosures[owner].map { [$0] } ?? [] : []
  }
}

extension FlowFunction {
  /// Returns the parameter that an argument of a call is for; nil if there is none.
  fileprivate func parameter(for argument: FlowArgument) -> FlowVariable.ID? {
    if argument.isTrailing { return parameters.last(where: \.isClosure)?.variable }
    let labelled = parameters.filter { $0.label == argument.label }
    let number = argument.label == nil ? argument.ordinal : 0
    return number < labelled.count ? labelled[number].variable : nil
  }
}
