extension TemplateCatalogue {
  static let spy = #"""
    {#
    A simple spy for each marked protocol: it counts calls and answers with closures.

    Mark a protocol:
        protocol AutoSpy {}
        protocol Service: AutoSpy { func load(id: Int) throws -> String }
    and use its spy in a test:
        let service = ServiceSpy()
        service.loadIdHandler = { id in "\(id)" }
        service.loadIdCallsCount == 1

    Overloads must differ by their labels. It has no generic methods, subscripts, initialisers and static members; for those,
    print the type with the filter "mock".

    Arguments:
        testableImports   modules that the file imports with @testable: [App]
        imports           other modules that the protocols need: [Foundation]
    #}
    {% for module in argument.imports|toArray %}
    import {{ module }}
    {% endfor %}
    {% for module in argument.testableImports|toArray %}
    @testable import {{ module }}
    {% endfor %}
    {% for type in types.implementing.AutoSpy|protocol %}

    // MARK: - {{ type.name }}

    class {{ type.localName }}Spy: {{ type.name }} {
      {% for variable in type.allVariables|instance|!definedInExtension %}
      var stubbed{{ variable.name|upperFirstLetter }}: {{ variable.unwrappedTypeName }}?
      var {{ variable.name }}: {{ variable.typeName }} {
        get {
          {% if variable.isOptional %}
          stubbed{{ variable.name|upperFirstLetter }}
          {% else %}
          guard let value = stubbed{{ variable.name|upperFirstLetter }} else {
            fatalError("set 'stubbed{{ variable.name|upperFirstLetter }}' first")
          }
          return value
          {% endif %}
        }
        set { stubbed{{ variable.name|upperFirstLetter }} = newValue }
      }
      {% endfor %}
      {% for method in type.allMethods|instance|!definedInExtension|!initializer %}
      {% if not method.isGeneric %}
      {% set id %}{{ method.selectorName|replace:"_:","value:"|replace:"(","_"|replace:":","_"|replace:")",""|snakeToCamelCase|lowerFirstLetter }}{% endset %}
      {% set effects %}{{ " async" if method.isAsync }}{{ " throws" if method.throws }}{% endset %}

      private(set) var {{ id }}CallsCount = 0
      var {{ id }}Handler: (({% for p in method.parameters %}{{ p.typeName }}{{ ", " if not forloop.last }}{% endfor %}){{ effects }} -> {{ method.returnTypeName }})?
      {{ method|signature }} {
        {{ id }}CallsCount += 1
        {% if method.returnTypeName.isVoid %}
        {{ "try " if method.throws }}{{ "await " if method.isAsync }}{{ id }}Handler?({% for p in method.parameters %}{{ "&" if p.inout }}{{ p.name }}{{ ", " if not forloop.last }}{% endfor %})
        {% else %}
        guard let {{ id }}Handler else { fatalError("set '{{ id }}Handler' first") }
        return {{ "try " if method.throws }}{{ "await " if method.isAsync }}{{ id }}Handler({% for p in method.parameters %}{{ "&" if p.inout }}{{ p.name }}{{ ", " if not forloop.last }}{% endfor %})
        {% endif %}
      }
      {% endif %}
      {% endfor %}
    }
    {% endfor %}

    """#
}
