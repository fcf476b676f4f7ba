/// A template that writes each requirement of protocols as a local function or variable, with the names and types that
/// templates see.
///
/// It writes what templates of mocks write, in a place where any requirement can be declared: in an extension of the protocol,
/// associated types are known.
enum NamesTemplate {
  static let text = #"""
    import Foundation
    {# An optional existential or opaque type needs parentheses, which Sourcery's names of types do not have. In a type that is
       declared in another one, types of the outer one need their full names. #}
    {% macro typed typeName %}
    {%- if typeName.isOptional and typeName.unwrappedTypeName|hasPrefix:"any " or typeName.isOptional and typeName.unwrappedTypeName|hasPrefix:"some " -%}
      ({{ typeName.unwrappedTypeName }})?
    {%- elif type.parentName -%}
      {{ typeName.actualTypeName|default:typeName }}
    {%- else -%}
      {{ typeName }}
    {%- endif -%}
    {% endmacro %}
    {% macro generics member %}
    {%- if member.isGeneric -%}
      <{%- for parameter in member.genericParameters -%}
        {{ parameter.name }}{% if parameter.inheritedTypeName %}: {{ parameter.inheritedTypeName }}{% endif %}{{ ", " if not forloop.last }}
      {%- endfor -%}>
    {%- endif -%}
    {% endmacro %}
    {% macro parameters list %}
    {%- for parameter in list -%}
      {{ parameter.argumentLabel|default:"_" }} {{ parameter.name|default:"unnamed" }}: {% call typed parameter.typeName %}{{ "..." if parameter.isVariadic }}{{ ", " if not forloop.last }}
    {%- endfor -%}
    {% endmacro %}
    {% macro effects member %}{{ " async" if member.isAsync }}{% if member.throws %} throws{% if member.throwsTypeName %}({{ member.throwsTypeName }}){% endif %}{% endif %}{% endmacro %}
    {# Operators and initializers cannot be local: they get other names. #}
    {% macro name method %}
    {%- set rest %}{{ method.callName|replace:"=",""|replace:"<",""|replace:">",""|replace:"+",""|replace:"-",""|replace:"*",""|replace:"!",""|replace:"~",""|replace:".",""|replace:"^",""|replace:"&",""|replace:"%",""|replace:"√","" }}{% endset -%}
    {%- if method.isInitializer or not rest -%}
      symbol{% call generics method %}
    {%- else -%}
      {{ method.shortName }}
    {%- endif -%}
    {% endmacro %}
    {% for type in types.protocols where type.accessLevel != "private" and type.accessLevel != "fileprivate" %}
    {% set key %}/{{ type.name }}/{% endset %}
    {% if argument.list|contains:key and argument.isListed or not argument.isListed and not argument.list|contains:key %}
    extension {{ type.name }} {
      func names{{ forloop.counter }}() {
      {% for variable in type.variables|!definedInExtension %}
        do {
          var {{ variable.name }}: {% call typed variable.typeName %} { get{% call effects variable %} { fatalError() } }
        }
      {% endfor %}
      {% for method in type.methods|!definedInExtension %}
        do {
          func {% call name method %}({% call parameters method.parameters %}){% call effects method %} -> {% if method.isInitializer %}Void{% else %}{% call typed method.returnTypeName %}{% endif %} { fatalError() }
        }
      {% endfor %}
      {% for subscript in type.subscripts|!definedInExtension %}
        do {
          func element{% call generics subscript %}({% call parameters subscript.parameters %}) -> {% call typed subscript.returnTypeName %} { fatalError() }
        }
      {% endfor %}
      }
    }
    {% endif %}
    {% endfor %}

    """#
}
