import MockResolver

extension RunInput {
  /// Whether mocks can forward calls to a real object.
  package var asksForForwarding: Bool {
    get { extras.contains(.forwarding) }
    set { if newValue { extras.insert(.forwarding) } }
  }

  /// Whether a class of default values stands beside each mock.
  package var asksForStubClasses: Bool {
    get { extras.contains(.stubClass) }
    set { if newValue { extras.insert(.stubClass) } }
  }

  /// Whether mocks take what Cuckoo's matchers are, and have what else its tests may use.
  package var asksForCuckoo: Bool {
    get { extras.contains(.cuckoo) }
    set { if newValue { extras.formUnion(.cuckooSuite) } }
  }
}

extension MockExtras {
  /// The options of the command that ask for them.
  var options: [String] {
    if contains(.cuckoo) { return ["--cuckoo"] }
    return (contains(.forwarding) ? ["--forwarding"] : [])
      + (contains(.stubClass) ? ["--stub-classes"] : [])
  }
}
