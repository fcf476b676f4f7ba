import DeclarationModel

extension ScannedFile {
  /// The file, where the attributes of these names are known to be global actors.
  func knowing(globalActors names: Set<String>) -> ScannedFile {
    func known(_ attributes: [Attribute]) -> [Attribute] {
      attributes.map { attribute in
        var attribute = attribute
        if names.contains(attribute.name) { attribute.isGlobalActor = true }
        return attribute
      }
    }
    var file = self
    file.protocols = protocols.map { declaration in
      var declaration = declaration
      declaration.attributes = known(declaration.attributes)
      declaration.members = declaration.members.map { member in
        var member = member
        member.attributes = known(member.attributes)
        return member
      }
      return declaration
    }
    return file
  }
}
