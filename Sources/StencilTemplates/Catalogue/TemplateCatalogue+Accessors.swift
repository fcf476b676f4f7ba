extension TemplateCatalogue {
  static let accessors = #"""
    {#
    Typed access from tests to the private stored properties of marked types.

    Mark a type in the sources or in the tests:
        protocol AutoPrivatePropertyAccessible {}
        extension SearchViewController: AutoPrivatePropertyAccessible {}
    and read in a test:
        controller.privateProperties.tableView
    A property marked "// sourcery: ignoreProperty" is left out.

    Arguments:
        testableImports   modules that the file imports with @testable: [App]
        imports           other modules that the types of the properties need: [UIKit]
    #}
    {% for module in argument.imports|toArray %}
    import {{ module }}
    {% endfor %}
    {% for module in argument.testableImports|toArray %}
    @testable import {{ module }}
    {% endfor %}

    /// Something whose private properties tests can read.
    protocol PrivatePropertyAccessible {}

    extension PrivatePropertyAccessible {
      /// Its private properties.
      var privateProperties: PrivateProperties<Self> { PrivateProperties(base: self) }
    }

    /// The private properties of a value.
    struct PrivateProperties<Base> {
      let base: Base

      /// The value of a stored property, found also in superclasses.
      func property<T>(forKey key: String) -> T {
        var mirror: Mirror? = Mirror(reflecting: base)
        var keys: [String] = []
        while let current = mirror {
          for child in current.children {
            guard let label = child.label else { continue }
            if label == key || label == "$__lazy_storage_$_" + key, let value = child.value as? T {
              return value
            }
            keys.append(label)
          }
          mirror = current.superclassMirror
        }
        fatalError("\(Base.self) has no '\(key)' of type \(T.self); it has: \(keys)")
      }
    }
    {% for type in types.implementing.AutoPrivatePropertyAccessible %}

    // MARK: - {{ type.name }}

    extension {{ type.name }}: PrivatePropertyAccessible {}

    extension PrivateProperties where Base == {{ type.name }} {
      {% for variable in type.storedVariables|!annotated:"ignoreProperty" %}
      {% if variable.readAccess == "private" or variable.readAccess == "fileprivate" %}
      {{ variable|accessor }}
      {% endif %}
      {% endfor %}
    }
    {% endfor %}

    """#
}
