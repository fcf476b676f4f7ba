/// Smaller cases, which are tried when a failure is shrunk.
extension RandomCase {
  /// All cases with one part removed.
  var reductions: [RandomCase] {
    var result: [RandomCase] = []
    for index in protocols.indices {
      if protocols.count > 1 {
        var copy = self
        let gone = copy.protocols.remove(at: index)
        for other in copy.protocols.indices {
          copy.protocols[other].parents.removeAll { $0 == gone.path }
        }
        result.append(copy)
      }
      for type in protocols[index].reductions {
        var copy = self
        if type.path != protocols[index].path {
          for other in copy.protocols.indices {
            copy.protocols[other].parents = copy.protocols[other].parents.map {
              $0 == protocols[index].path ? type.path : $0
            }
          }
        }
        copy.protocols[index] = type
        result.append(copy)
      }
    }
    for group in Set(protocols.flatMap(\.requirements).compactMap(\.group)) {
      result += reductions(of: group)
    }
    return result.filter { $0.size < size }.sorted { $0.size < $1.size }
  }

  /// The cases in which all requirements of a group have lost the same part.
  private func reductions(of group: String) -> [RandomCase] {
    let members = protocols.flatMap(\.requirements).filter { $0.group == group }
    let changes: [(inout RandomRequirement) -> Void] =
      (0..<(members.map(\.parameters.count).min() ?? 0)).flatMap { index in
        [{ $0.parameters.remove(at: index) }, { $0.parameters[index].type = .int }]
          as [(inout RandomRequirement) -> Void]
      } + [
        { $0.result = $0.hasAccessors ? .int : nil }, { $0.attributes = [] }, { $0.modifiers = [] },
        { $0.condition = nil },
        {
          $0.generics = ""
          $0.whereClause = ""
        },
      ]
    return changes.map { change in
      var copy = self
      for index in copy.protocols.indices {
        for place in copy.protocols[index].requirements.indices
        where copy.protocols[index].requirements[place].group == group {
          change(&copy.protocols[index].requirements[place])
        }
      }
      return copy
    }
  }
}

extension RandomProtocol {
  fileprivate var reductions: [RandomProtocol] {
    var result: [RandomProtocol] = []
    func add(_ change: (inout RandomProtocol) -> Void) {
      var copy = self
      change(&copy)
      result.append(copy)
    }
    for index in requirements.indices {
      add {
        $0.requirements.remove(at: index)
        $0.defaulted = nil
      }
      for requirement in requirements[index].reductions {
        add { $0.requirements[index] = requirement }
      }
    }
    for index in parents.indices { add { $0.parents.remove(at: index) } }
    for index in associated.indices { add { $0.associated.remove(at: index) } }
    for index in associated.indices { add { $0.associated[index].isPrimary = false } }
    for index in aliases.indices { add { $0.aliases.remove(at: index) } }
    for index in attributes.indices { add { $0.attributes.remove(at: index) } }
    add { $0.whereClause = "" }
    add { $0.place = .file }
    add { $0.scope = nil }
    add { $0.scope = scope.map { String($0.prefix { $0 != "." }) } }
    add { $0.hasNamesake = nil }
    add { $0.condition = nil }
    add { $0.defaulted = nil }
    return result
  }
}

extension RandomRequirement {
  fileprivate var reductions: [RandomRequirement] {
    var result: [RandomRequirement] = []
    func add(_ change: (inout RandomRequirement) -> Void) {
      var copy = self
      change(&copy)
      result.append(copy)
    }
    for index in parameters.indices {
      add { $0.parameters.remove(at: index) }
      add { $0.parameters[index].type = .int }
      add {
        $0.parameters[index] = RandomParameter(
          label: parameters[index].label, name: parameters[index].name, type: .int)
      }
      add { $0.parameters[index].specifier = "" }
      add { $0.parameters[index].attributes = "" }
      add { $0.parameters[index].form = .plain }
      add { $0.parameters[index].label = "_" }
    }
    for index in attributes.indices { add { $0.attributes.remove(at: index) } }
    for index in modifiers.indices { add { $0.modifiers.remove(at: index) } }
    for part in effects.split(separator: " ") {
      add {
        $0.effects = effects.split(separator: " ").filter { $0 != part }.joined(separator: " ")
      }
    }
    add {
      $0.generics = ""
      $0.whereClause = ""
    }
    add { $0.whereClause = "" }
    add { $0.result = nil }
    add { $0.result = .int }
    add { $0.resultSpecifier = "" }
    add { $0.isSettable = false }
    add { $0.accessorModifier = "" }
    add { $0.getterModifier = "" }
    add { $0.condition = nil }
    if case .method(let name) = kind, name != "m" { add { $0.kind = .method("m") } }
    if case .property(let name) = kind, name != "v" { add { $0.kind = .property("v") } }
    return result
  }
}
