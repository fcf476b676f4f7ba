/// Something that is wrong with a template; `message` has the words.
enum TemplateFact: Error, Sendable, Hashable {
  case syntax(String)
  case unknownFilter(String, nearest: String?)
  case unknownTag(String, nearest: String?)
  case unclosedTag(String)
  case missingFilterName
  case nestedTooDeeply
  case missingInclude(String)
  case outsideInclude(String)
  case unreadableInclude(String)
  case includesTooDeep
  case callsTooDeep
  case unknownMacro(String)
  case tooLarge
  case tooManySteps
  case rangeTooLong
  case wrongInput(filter: String, expected: String)
  case wrongArgument(filter: String, expected: String)
  case invalidPattern(String)

  case unknownProperty(String, noun: String, nearest: String?)
  case unknownType(String, relation: String, nearest: String?)
  case unmockable(String)
}
