import MockResolver

extension CommandLineOptions {
  /// Whether mocks can forward calls to a real object.
  package var asksForForwarding: Bool {
    get { extras.contains(.forwarding) }
    set { if newValue { extras.insert(.forwarding) } }
  }

  /// Whether mocks can record what the real object answers.
  package var asksForRecording: Bool {
    get { extras.contains(.recording) }
    set { if newValue { extras.formUnion(.recordingSuite) } }
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
    let recording = contains(.recording) ? ["--recording"] : []
    if contains(.cuckoo) { return ["--cuckoo"] + recording }
    let forwarding = contains(.forwarding) ? ["--forwarding"] : []
    return (recording.isEmpty ? forwarding : recording)
      + (contains(.stubClass) ? ["--stub-classes"] : [])
  }
}
