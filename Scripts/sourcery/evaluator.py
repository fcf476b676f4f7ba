"""Evaluates Swift expressions."""
import natives
from values import (Actual, Case, Closure, ErrorText, Function, Instance, Scope, SwiftError, Tuple, Unconvertible,
                    describe)


class Missing(Exception):
    """A nil in an optional chain."""


class Evaluator:
    """Evaluates expressions with the classes of a table, and the names that the tool stands behind."""

    def __init__(self, classes, world):
        self.classes, self.world = classes, world

    def value(self, node, scope):
        """Returns the value of an expression."""
        try:
            return self.chained(node, scope)
        except Missing:
            return None

    def chained(self, node, scope):
        return getattr(self, 'value_' + node.kind)(node, scope)

    def value_value(self, node, scope):
        return node.value

    def value_string(self, node, scope):
        texts = [it if isinstance(it, str) else describe(self.value(it, scope)) for it in node.parts]
        if len(texts) == 3 and texts[0] == texts[2] == '' and isinstance(texts[1], ErrorText):
            return texts[1]
        return ''.join(texts)

    def value_tuple(self, node, scope):
        return Tuple([(label, self.value(value, scope)) for label, value in node.elements])

    def value_list(self, node, scope):
        return [self.value(it, scope) for it in node.values]

    def value_mapping(self, node, scope):
        return {self.value(key, scope): self.value(value, scope) for key, value in node.entries}

    def value_closure(self, node, scope):
        return Closure(node, scope)

    def value_operator(self, node, scope):
        operators = {'<': natives.is_less, '>': lambda left, right: natives.is_less(right, left)}
        return lambda arguments: operators[node.name](arguments[0][1], arguments[1][1])

    def value_path(self, node, scope):
        def follow(arguments):
            value = arguments[0][1]
            for name in node.names:
                value = None if value is None else self.member(value, name)
            return value
        return follow

    def value_literal(self, node, scope):
        return node.line

    def value_implicit(self, node, scope):
        return Case(node.name)

    def value_choice(self, node, scope):
        return self.value(node.chosen if self.value(node.condition, scope) else node.other, scope)

    def value_try(self, node, scope):
        if node.mode == '!':
            return self.value(node.value, scope)
        try:
            return self.value(node.value, scope)
        except SwiftError:
            if node.mode == '?':
                return None
            raise

    def value_prefix(self, node, scope):
        value = self.value(node.value, scope)
        return {'!': lambda: not value, '-': lambda: -value, '&': lambda: value}[node.operator]()

    def value_optional(self, node, scope):
        value = self.chained(node.value, scope)
        if value is None:
            raise Missing
        return value

    def value_unwrap(self, node, scope):
        value = self.value(node.value, scope)
        if value is None:
            raise SwiftError('a nil was unwrapped')
        return value

    def value_cast(self, node, scope):
        value = self.value(node.value, scope)
        if node.type.kind == 'named':
            is_kind = self.is_possible(value, node.type) and value is not None
            if node.operator == 'is':
                return is_kind
            if not is_kind:
                return None
        return self.coerced(value, node.type)

    def value_binary(self, node, scope):
        operator = node.operator
        if operator in ('=', '+=', '-='):
            return self.assign(node, scope)
        left = None if node.left is None else self.value(node.left, scope)
        if operator == '??':
            return self.value(node.right, scope) if left is None else left
        if operator in ('&&', '||'):
            return left if bool(left) == (operator == '||') else self.value(node.right, scope)
        right = None if node.right is None else self.value(node.right, scope)
        if operator in ('==', '!=', '===', '!=='):
            same = left is right if len(operator) == 3 else self.equal(left, right)
            return same == (operator[0] == '=')
        return natives.calculated(operator, left, right)

    def equal(self, left, right):
        return not self.world.comparison.differences(left, right)

    def assign(self, node, scope):
        value = self.value(node.right, scope)
        if node.left.kind == 'name' and node.left.name == '_':
            natives.listed(value)
            return
        if node.operator != '=':
            value = natives.calculated(node.operator[0], self.value(node.left, scope), value)
        self.store(node.left, value, scope)

    def store(self, target, value, scope):
        if target.kind == 'name':
            found = scope.find(target.name)
            owner = self.owner(scope)
            if target.name == '_':
                return
            if found is not None and target.name in found.names:
                found.names[target.name] = value
            elif owner is not None:
                owner.fields[target.name] = value
            else:
                scope.names[target.name] = value
        elif target.kind == 'member':
            object = self.value(target.value, scope)
            natives.assign(object, target.name, value)
            if isinstance(object, Instance) and not (target.value.kind == 'name' and target.value.name == 'self'):
                found = self.classes.member(object.cls, 'observers', target.name)
                if found:
                    self.body(found[0], self.scope_of(object))
        elif target.kind == 'element':
            container = self.value(target.value, scope)
            container[self.value(target.arguments[0][1], scope)] = value
            if target.value.kind == 'member':
                # The property is observed as if it had a new value.
                self.store(target.value, container, scope)
        elif target.kind in ('optional', 'unwrap'):
            self.store(target.value, value, scope)
        else:
            raise Unconvertible(f'an assignment to {target.kind}')

    @staticmethod
    def owner(scope):
        found = scope.find('self')
        return found.names['self'] if found is not None and isinstance(found.names['self'], Instance) else None

    def value_name(self, node, scope):
        name = node.name
        found = scope.find(name)
        if found is not None:
            if name in found.names:
                return found.names[name]
            if name in found.functions:
                return found.functions[name]
            return self.body(found.computed[name], Scope(found))
        owner = self.owner(scope)
        if name == 'Self':
            return self.enclosing(scope)
        if owner is not None and self.has_member(owner, name):
            return self.member(owner, name)
        if name in self.world.names:
            return self.world.names[name]
        cls = self.classes.find(name)
        if cls is not None:
            return cls
        raise Unconvertible(f'the name {name}')

    @staticmethod
    def enclosing(scope):
        """Returns the class of the function that is running."""
        owner = scope.find('self').names['self']
        return owner.cls if isinstance(owner, Instance) else owner

    def value_member(self, node, scope):
        if node.value.kind == 'name' and node.value.name == 'super':
            return self.super_member(node.name, scope)
        return self.member(self.chained(node.value, scope), node.name)

    def value_element(self, node, scope):
        container = self.chained(node.value, scope)
        return natives.element(container, [self.value(value, scope) for _, value in node.arguments])

    def value_call(self, node, scope):
        if node.function.kind in ('list', 'mapping'):
            return {} if node.function.kind == 'mapping' else []
        if node.function.kind == 'member' and node.function.name in ('first', 'last') and node.arguments:
            values = self.chained(node.function.value, scope)
            return natives.searched(self, values, node.function.name, self.value(node.arguments[0][1], scope))
        if node.function.kind == 'member' and node.function.name == 'append':
            text = self.value(node.function.value, scope)
            if isinstance(text, str):
                return self.store(node.function.value, text + self.value(node.arguments[0][1], scope), scope)
        function = self.chained(node.function, scope)
        arguments = [(label, self.value(value, scope)) for label, value in node.arguments]
        if isinstance(function, Case):
            return Case(function.name, arguments, function.type, function.raw)
        if hasattr(function, 'initializers'):
            return self.instance(function, arguments)
        return self.call(function, arguments)

    # Members

    def has_member(self, owner, name):
        return name in owner.fields or any(
            self.classes.member(owner.cls, table, name) for table in ('stored', 'computed', 'functions'))

    def member(self, object, name):
        """Returns a member of a value."""
        if isinstance(object, Actual):
            if name in object.fields:
                return object.get(name)
            table = self.classes.member(object.cls, 'stored', name) or self.classes.member(object.cls, 'computed', name)
            if table:
                return object.get(name)
            raise Unconvertible(f'{name} of {object.cls.name}, which templates cannot ask for')
        if isinstance(object, Instance):
            return self.instance_member(object, name)
        if hasattr(object, 'initializers'):
            return self.static_member(object, name)
        if isinstance(object, Case) and name == 'rawValue':
            return object.raw if object.raw is not None else object.name
        if isinstance(object, Case) and object.type is not None and name in object.type.computed:
            return self.body(object.type.computed[name], self.scope_of(object))
        return natives.member(self, object, name)

    def instance_member(self, object, name):
        if name in object.fields:
            return object.fields[name]
        if name == 'init':
            return lambda arguments: self.initialize(object, object.cls, arguments)
        found = self.classes.member(object.cls, 'computed', name)
        if found:
            return self.body(found[0], self.scope_of(object))
        found = self.classes.member(object.cls, 'functions', name)
        if found:
            return Function(found[0], Scope(), object, found[1])
        raise Unconvertible(f'{name} of {object.cls.name}')

    def static_member(self, cls, name):
        if name in cls.cases:
            return Case(name, None, cls, cls.cases[name])
        if name in cls.types:
            return cls.types[name]
        if name == 'self':
            return cls
        if name == 'init':
            return lambda arguments: self.instance(cls, arguments)
        if name in cls.static_functions:
            return Function(cls.static_functions[name], Scope(), cls)
        if name in cls.statics:
            return self.body(cls.statics[name], Scope())
        if name in cls.static_values:
            return self.value(cls.static_values[name], Scope())
        raise Unconvertible(f'{cls.name}.{name}')

    def super_member(self, name, scope):
        owner, cls = scope.find('self').names['self'], scope.find('super').names['super']
        parents = [self.classes.find(it) for it in cls.parents]
        parents = [it for it in parents if it is not None and it.initializers]
        if not parents:
            return lambda arguments: None
        if name == 'init':
            return lambda arguments: self.initialize(owner, parents[0], arguments)
        found = self.classes.member(parents[0], 'functions', name)
        return Function(found[0], Scope(), owner, found[1])

    @staticmethod
    def scope_of(object):
        scope = Scope()
        scope.names['self'] = object
        return scope

    # Objects

    def instance(self, cls, arguments):
        """Returns a new object."""
        object = Instance(cls)
        for parent in reversed(self.classes.lineage(cls)):
            for name, default in parent.stored.items():
                if default is not None or name not in object.fields:
                    object.fields[name] = None if default is None else self.value(default, Scope())
        self.initialize(object, cls, arguments)
        return object

    def initialize(self, object, cls, arguments):
        for parent in self.classes.lineage(cls):
            for node in parent.initializers:
                scope = Scope()
                if self.bind_arguments(node.parameters, arguments, scope):
                    scope.names.update({'self': object, 'super': parent})
                    self.body(node.body, scope)
                    return
        labels = ', '.join(label or '_' for label, _ in arguments)
        raise Unconvertible(f'{cls.name}({labels})')

    # Types

    def is_possible(self, value, type):
        """Returns whether a value can have a type."""
        if type.kind != 'named' or value is None or isinstance(value, Closure):
            return True
        wanted = self.classes.find(type.name)
        if isinstance(value, Case):
            return wanted is None or value.type is not None or value.name == 'init' or any(
                value.name in it for it in (wanted.cases, wanted.statics, wanted.static_functions, wanted.static_values))
        if isinstance(value, (Instance, Actual)):
            return wanted is None or self.classes.is_kind(value.cls, type.name)
        if wanted is not None and wanted.kind == 'class' and isinstance(value, (str, int, float, list, dict)):
            return False
        native = {'String': str, 'Int': int, 'Bool': bool, 'NSString': str}.get(type.name)
        return native is None or isinstance(value, native)

    def coerced(self, value, type):
        """Returns a value with members like `.public` found in their type."""
        if type.kind == 'list' and isinstance(value, list):
            return [self.coerced(it, type.element) for it in value]
        if type.kind == 'mapping' and isinstance(value, dict):
            return {key: self.coerced(it, type.element) for key, it in value.items()}
        if type.kind == 'tuple' and isinstance(value, Tuple) and len(value.elements) == len(type.elements):
            return Tuple([(label, self.coerced(it, kind)) for (label, kind), it in zip(type.elements, value.values())])
        if not isinstance(value, Case) or value.type is not None or type.kind != 'named':
            return value
        cls = self.classes.find(type.name)
        if cls is None:
            return value
        found = self.static_member(cls, value.name)
        if value.arguments is None:
            return found
        return self.call(found, value.arguments)

