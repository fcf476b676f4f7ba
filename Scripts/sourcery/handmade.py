"""Writes the Swift declarations of types that a case makes by itself."""
from values import Unconvertible


def source(types, template):
    """Returns the declarations of types.

    The types in others are not in Sourcery's list of types, if a case makes them by hand; a source always has them there.
    They are left out for templates that do not name them.
    """
    return '\n'.join(line for it in types if it.fields.get('parent') is None for line in type_lines(it, template))


def type_lines(type, template):
    """Returns the lines of a type."""
    fields = type.fields
    keyword = {'Class': 'class', 'Struct': 'struct', 'Enum': 'enum', 'Protocol': 'protocol', 'Actor': 'actor'}.get(type.cls.name)
    keyword = 'extension' if fields['isExtension'] else keyword or 'struct'
    access = fields['accessLevel']
    inherited = list(fields['inheritedTypes'])
    raw = fields.get('rawTypeName')
    if raw is not None and raw.fields['name'] not in inherited:
        inherited.insert(0, raw.fields['name'])
    head = f'{access + " " if access and access != "internal" and keyword != "extension" else ""}{keyword} {fields["localName"]}'
    lines = annotation_lines(type) + [head + (': ' + ', '.join(inherited) if inherited else '') + ' {']
    for case in fields.get('cases') or []:
        lines += indented(annotation_lines(case) + [case_line(case)])
    for variable in fields['rawVariables']:
        lines += indented(annotation_lines(variable) + [variable_line(variable, keyword)])
    for method in fields['rawMethods']:
        lines += indented(annotation_lines(method) + [method_line(method, keyword)])
    for inner in fields['containedTypes']:
        if inner.fields['localName'] in template or 'contained' in template:
            lines += indented(type_lines(inner, template))
    return lines + ['}']


def indented(lines):
    return ['  ' + it for it in lines]


def annotation_lines(object):
    return [f'// sourcery: {name} = {annotation(value)}' for name, value in object.fields['annotations'].items()]


def annotation(value):
    """Returns the value of an annotation."""
    if isinstance(value, bool):
        return 'true' if value else 'false'
    if isinstance(value, (int, float)):
        return f'{value:g}'
    if isinstance(value, list):
        return '[' + ', '.join(annotation(it) for it in value) + ']'
    if isinstance(value, dict):
        return '{' + ', '.join(f'"{key}": {annotation(it)}' for key, it in value.items()) + '}'
    return f'"{value}"'


def case_line(case):
    if case.fields['associatedValues']:
        raise Unconvertible('a case with values in a type that is made by hand')
    return f'case {case.fields["name"]}'


def variable_line(variable, keyword):
    fields = variable.fields
    read, written = fields['readAccess'], fields['writeAccess']
    words = [it for it in ['' if read == 'internal' else read, '' if written in (read, '') else f'{written}(set)',
                           'static' if fields['isStatic'] else ''] if it]
    text = ' '.join(words + ['var', f'{fields["name"]}: {fields["typeName"].fields["name"]}'])
    if keyword == 'protocol':
        return text + (' { get set }' if written else ' { get }')
    return text + (' { get { fatalError() } set {} }' if fields['isComputed'] else '')


def method_line(method, keyword):
    fields = method.fields
    access = '' if keyword == 'protocol' or fields['accessLevel'] == 'internal' else fields['accessLevel'] + ' '
    kind = 'static ' if fields['isStatic'] else 'class ' if fields['isClass'] else ''
    result = fields['returnTypeName'].fields['name']
    body = '' if keyword == 'protocol' else ' { fatalError() }'
    return f'{access}{kind}func {fields["name"]}{"" if result == "Void" else " -> " + result}{body}'
