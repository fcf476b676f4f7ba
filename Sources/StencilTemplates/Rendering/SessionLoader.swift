import Stencil

/// Finds the templates of `extends`, under the same rules as those of `include`.
struct SessionLoader: Loader {
  let session: RenderSession

  func loadTemplate(name: String, environment: Environment) throws -> Template {
    switch session.folder.load(name) {
    case .success(let source):
      Template(
        templateString: BlankLines.protected(source.text), environment: environment,
        name: source.path)
    case .failure(let fact): throw fact
    }
  }
}
