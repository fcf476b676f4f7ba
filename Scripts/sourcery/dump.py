"""A Swift template that prints the whole model, with the properties that Sourcery's classes have."""
import re

from values import SwiftError

# The classes of objects, each before those that inherit from it.
CLASSES = ['Type', 'Class', 'Struct', 'Actor', 'Enum', 'Protocol', 'ProtocolComposition', 'Typealias', 'Variable', 'Method',
           'Subscript', 'MethodParameter', 'AssociatedValue', 'EnumCase', 'TypeName', 'ArrayType', 'SetType', 'DictionaryType',
           'TupleType', 'TupleElement', 'ClosureType', 'ClosureParameter', 'GenericType', 'GenericTypeParameter', 'Attribute',
           'Modifier', 'Import', 'GenericParameter', 'GenericRequirement', 'AssociatedType']
# The properties that are no values, or say nothing that others do not say.
OMITTED = {'parserData', 'hash', 'diffAgainst', 'parentTypes', 'accessLevel', 'asGeneric', 'asSet', 'asArray', 'asDictionary'}
START = '''<%
protocol Dumped { func dumped(_ dump: Dump) -> Any }
extension String: Dumped { func dumped(_ dump: Dump) -> Any { self } }
extension Bool: Dumped { func dumped(_ dump: Dump) -> Any { self } }
extension Int: Dumped { func dumped(_ dump: Dump) -> Any { self } }
extension Optional: Dumped where Wrapped: Dumped {
  func dumped(_ dump: Dump) -> Any { self?.dumped(dump) ?? NSNull() }
}
extension Array: Dumped where Element: Dumped { func dumped(_ dump: Dump) -> Any { map { $0.dumped(dump) } } }
extension Dictionary: Dumped where Key == String, Value: Dumped {
  func dumped(_ dump: Dump) -> Any { mapValues { $0.dumped(dump) } }
}
final class Dump {
  var numbers: [ObjectIdentifier: Int] = [:]
  var kept: [AnyObject] = []
  var objects: [[String: Any]] = []
  func value(_ value: any Dumped) -> Any { value.dumped(self) }
  func value(_ value: [String: NSObject]) -> Any { value }
  func object(_ object: AnyObject, _ name: String, _ fields: (inout [String: Any]) -> Void) -> Any {
    if let known = numbers[ObjectIdentifier(object)] { return ["$object": known] }
    let number = objects.count
    numbers[ObjectIdentifier(object)] = number
    kept.append(object)
    objects.append([:])
    var all: [String: Any] = ["$class": name]
    fields(&all)
    objects[number] = all
    return ["$object": number]
  }
}
'''
END = '''
let dump = Dump()
let roots: [String: Any] = [
  "types": dump.value(types.types), "functions": dump.value(functions), "typealiases": dump.value(types.typealiases),
]
let document: [String: Any] = ["roots": roots, "objects": dump.objects]
let bytes = try! JSONSerialization.data(withJSONObject: document)
sourceryBuffer = String(decoding: bytes, as: UTF8.self)
%>'''
NO_MEMBER = re.compile(r"value of type '(\w+)' has no member '(\w+)'")


class Dump:
    """The template, for the properties that both Sourcery's classes and ours have."""

    def __init__(self, classes, tool):
        self.classes = classes
        self.properties = {name: self.names(name) for name in CLASSES}
        # The properties of Sourcery's classes that ours do not have.
        self.missing = []
        while True:
            self.template = self.text()
            try:
                tool.render([(None, 'struct S {}')], self.template, suffix='.swifttemplate')
                return
            except SwiftError as error:
                missing = set(NO_MEMBER.findall(error.message))
                if not missing:
                    raise
                for name, member in missing:
                    self.properties[name].remove(member)
                self.missing += sorted(f'{name}.{member}' for name, member in missing)

    def names(self, name):
        """Returns the names of the properties of a class; those of a superclass are not repeated."""
        cls = self.classes.find(name)
        lineage = [it for it in self.classes.lineage(cls) if it is cls or it.name not in CLASSES]
        names = {it for parent in lineage for table in (parent.stored, parent.computed) for it in table}
        names |= {'accessLevel'} if name in ('Type', 'Method', 'Typealias') else set()
        return sorted(it for it in names if not it.startswith('_') and (
            it not in OMITTED or it == 'accessLevel' and name in ('Type', 'Method', 'Typealias')))

    def text(self):
        parts = [START]
        parents = {it: 'Type' for it in CLASSES[1:7]}
        for name in CLASSES:
            parts.append(f'extension {name} {{\n  func fill{name}(_ all: inout [String: Any], _ dump: Dump) {{\n')
            parts += [f'    all["{it}"] = dump.value(self.{quoted(it)})\n' for it in self.properties[name]]
            parts.append('  }\n}\n')
        parts.append('extension ModelObject: Dumped {\n  func dumped(_ dump: Dump) -> Any {\n')
        for name in sorted(CLASSES, key=lambda it: it == 'Type'):
            more = f'it.fill{parents[name]}(&$0, dump); ' if name in parents else ''
            parts.append(f'    if let it = self as? {name} {{ return dump.object(it, "{name}") '
                         f'{{ {more}it.fill{name}(&$0, dump) }} }}\n')
        parts.append('    return NSNull()\n  }\n}\n')
        return ''.join(parts) + END


def quoted(name):
    return f'`{name}`' if name in ('throws', 'rethrows', 'inout', 'set') else name
