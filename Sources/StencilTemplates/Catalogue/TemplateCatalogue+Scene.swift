extension TemplateCatalogue {
  static let scene = #"""
    {#
    The boilerplate of a mini-app: one scene, started on its own with a stubbed environment.

    A mini-app has one file of this for each scene that it can start.

    Arguments:
        sceneName    the name of the scene: RecipeDetails
        moduleName   the module that the scene is in; none for this one
    #}
    {% if argument.moduleName %}
    import {{ argument.moduleName }}
    {% endif %}

    /// Starts the scene {{ argument.sceneName }} with an environment of one's own.
    struct {{ argument.sceneName }}Scene<Environment, Screen> {
      /// The name under which a menu lists it.
      static var title: String { "{{ argument.sceneName }}" }

      /// What the scene is given in place of the app's environment.
      let environment: Environment
      /// Makes the scene's first screen.
      let makeScreen: (Environment) -> Screen

      /// Makes the scene, after its stubs were set.
      func start(_ stub: (Environment) -> Void = { _ in }) -> Screen {
        stub(environment)
        return makeScreen(environment)
      }
    }

    """#
}
