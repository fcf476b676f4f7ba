import Testing

@testable import StencilTemplates

@Suite struct StoryTemplateTests {
  static let template = """
    {% for type in types.implementing.AutoPrivatePropertyAccessible %}
    // MARK: - {{ type.name }}
    extension {{type.name}}: PrivatePropertyAccessible {}

    extension PrivateProperties where Base == {{type.name}} {
        {% for variable in type.storedVariables where variable.readAccess == "private" %}
        var {{variable.name}}: {{variable.typeName}} {
            return property(forKey: "{{variable.name}}")
        }
        {% endfor %}
    }
    {% endfor %}

    """

  @Test func `the template of the log firing tests prints what Sourcery prints`() {
    let result = Sample.render(Self.template, on: Sample.searchController())
    #expect(result.diagnostics.isEmpty)
    // The first line end is that of the 'for' line, before which nothing stands.
    #expect(
      result.text == """

        // MARK: - RepositorySearchViewController
        extension RepositorySearchViewController: PrivatePropertyAccessible {}

        extension PrivateProperties where Base == RepositorySearchViewController {
            var tableView: UITableView! {
                return property(forKey: "tableView")
            }
            var searchBar: UISearchBar {
                return property(forKey: "searchBar")
            }
        }

        """)
  }

  @Test func `two types follow each other without a blank line, as with Sourcery`() {
    let model = Sample.model(
      [
        Sample.type(.class, "B", inherits: ["AutoPrivatePropertyAccessible"]),
        Sample.type(.class, "A", inherits: ["B"]),
      ], [Sample.proto("AutoPrivatePropertyAccessible")])
    let result = Sample.render(Self.template, on: model)
    #expect(
      result.text == """

        // MARK: - A
        extension A: PrivatePropertyAccessible {}

        extension PrivateProperties where Base == A {
        }
        // MARK: - B
        extension B: PrivatePropertyAccessible {}

        extension PrivateProperties where Base == B {
        }

        """)
  }

  @Test(arguments: [
    ("a\n\n\n{% if true %}\n\nb{% endif %}", "a\n\n\n\nb"),
    ("{% if true %}\n{% endif %}\n  \n\t\nx", "\nx"),
    ("  {% if false %}{% endif %}\n\nx", "  \n\nx"),
    ("x\n  {% if false %}{% endif %}\ny", "x\ny"),
    ("x{% newline %}{% newline %}y", "x\n\ny"),
  ])
  func `lines that tags left blank go, and blank lines of the template stay`(
    _ template: String, _ expected: String
  ) {
    #expect(Sample.render(template).text == expected)
  }
}
