import DeclarationModel

/// An error that knows its place.
struct TemplateFailure: Error, Sendable {
  let fact: TemplateFact
  let position: SourcePosition
}
