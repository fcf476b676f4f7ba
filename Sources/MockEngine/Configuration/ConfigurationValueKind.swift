/// What a key of the configuration asks for.
package enum ConfigurationValueKind: Sendable, Hashable {
  case mapping, listOfMappings, text, listOfTexts, truth
}
