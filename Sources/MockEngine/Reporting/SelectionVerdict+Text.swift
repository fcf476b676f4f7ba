import MockResolver

extension SelectionDecision {
  /// Why a protocol is to be mocked, or is not.
  package var words: String {
    switch self {
    case .selected(.all): "all protocols are asked for"
    case .selected(.name(let glob)): "its name matches '\(glob)'"
    case .selected(.mark): "it is marked to be mocked"
    case .selected(.autoMockable): "it conforms to 'AutoMockable'"
    case .skipped(.access(let access)) where access >= .internal:
      "it is \(access.rawValue), and mocks are to be public"
    case .skipped(.access(let access)): "it is \(access.rawValue), and no other file can see it"
    case .skipped(.skipMark): "it is marked to be skipped"
    case .skipped(.excluded(let glob)): "its name matches '\(glob)', which is excluded"
    case .skipped(.unmarked): "it is not marked, and only marked ones are asked for"
    case .skipped(.noMatchingName): "its name matches none of those that are asked for"
    case .skipped(.isMark): "it is a mark itself"
    }
  }

  /// What to do to have it otherwise; nothing where a mock is what is wanted.
  package var fixIt: String? {
    switch self {
    case .selected: nil
    case .skipped(.access(let access)):
      access < .internal ? "make it internal" : "make it public, or leave out 'access: public'"
    case .skipped(.skipMark): "remove the mark"
    case .skipped(.excluded): "change 'exclude'"
    case .skipped(.unmarked): "write '// kagemusha: mock' before it"
    case .skipped(.noMatchingName): "add it to 'protocols', or write '// kagemusha: mock' before it"
    case .skipped(.isMark): "give it a member"
    }
  }

  /// What is counted as one at the end of a run, after a number of protocols.
  package var kind: String {
    switch self {
    case .selected: "not mocked"
    case .skipped(.access(let access)): access < .internal ? "private" : "not public"
    case .skipped(.skipMark): "marked to be skipped"
    case .skipped(.excluded): "excluded"
    case .skipped(.unmarked): "not marked"
    case .skipped(.noMatchingName): "not asked for"
    case .skipped(.isMark): "only a mark"
    }
  }
}
