import DeclarationModel

// Stands in for the resolver until it lands: mocks everything, inherits nothing.

package struct MockNaming: Sendable {
  let pattern: String
  package init(pattern: String) throws {
    self.pattern = pattern
  }
}

package struct MockResolver: Sendable {
  let files: [ScannedFile]
  let naming: MockNaming
  package init(files: [ScannedFile], lookUpOnly: [ScannedFile], naming: MockNaming) {
    self.files = files
    self.naming = naming
  }
  package func resolve(_ selection: ProtocolSelection) -> Resolution {
    Resolution(
      mocks: files.flatMap(\.protocols).map {
        MockBlueprint(name: "Mock" + $0.name, protocolName: $0.name, position: $0.position)
      })
  }
}
