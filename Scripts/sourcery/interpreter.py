"""Evaluates Swift statements."""
import natives
from evaluator import Evaluator
from values import Case, Closure, Function, Scope, SwiftError, Tuple, Unconvertible


class Returned(Exception):
    """The end of a function."""

    def __init__(self, value):
        super().__init__()
        self.value = value


class Left(Exception):
    """The end of a round of a loop, or of the loop."""

    def __init__(self, kind):
        super().__init__()
        self.kind = kind


class Interpreter(Evaluator):
    """Evaluates statements and calls functions."""

    def run(self, statements, scope):
        """Runs statements; functions can be called before their declarations."""
        for node in statements:
            if node.kind == 'function':
                known = scope.functions.get(node.name)
                nodes = (known.nodes if known else []) + [node]
                scope.functions[node.name] = Function(nodes, scope)
        for node in statements:
            getattr(self, 'run_' + node.kind)(node, scope)

    def body(self, statements, scope):
        """Runs the body of a function, and returns its value."""
        if len(statements) == 1 and statements[0].kind == 'expression':
            return self.value(statements[0].value, scope)
        try:
            self.run(statements, scope)
        except Returned as returned:
            return returned.value
        return None

    def run_nothing(self, node, scope):
        pass

    run_function = run_nothing
    run_alias = run_nothing

    def run_type(self, node, scope):
        known = self.classes.find(node.name)
        if node.type_kind == 'extension' and known is not None:
            known.add(node)

    def run_expression(self, node, scope):
        self.value(node.value, scope)

    def run_variables(self, node, scope):
        for binding in node.bindings:
            if binding.getter is not None:
                scope.computed[binding.pattern] = binding.getter
                continue
            value = None if binding.value is None else self.value(binding.value, scope)
            if binding.type is not None:
                value = self.coerced(value, binding.type)
            self.bind(binding.pattern, value, scope)

    def bind(self, pattern, value, scope):
        if isinstance(pattern, str):
            scope.names[pattern] = value
            return
        for name, element in zip(pattern, value.values() if isinstance(value, Tuple) else value):
            self.bind(name, element, scope)

    def holds(self, conditions, scope):
        """Returns whether conditions hold, and binds their variables."""
        for node in conditions:
            if node.kind == 'bind':
                value = self.value(node.value, scope)
                if value is None:
                    return False
                self.bind(node.pattern, value, scope)
            elif node.kind == 'match':
                if not self.matches(node.pattern, self.value(node.value, scope), scope):
                    return False
            elif not self.value(node, scope):
                return False
        return True

    def matches(self, pattern, value, scope):
        if pattern.kind == 'expression':
            return self.equal(value, self.value(pattern.value, scope))
        if not isinstance(value, Case) or value.name != pattern.name:
            return False
        for name, element in zip(pattern.variables, value.values()):
            if name != '_':
                scope.names[name] = element
        return True

    def run_if(self, node, scope):
        inner = Scope(scope)
        self.run(node.body if self.holds(node.conditions, inner) else node.other, inner)

    def run_guard(self, node, scope):
        if not self.holds(node.conditions, scope):
            self.run(node.other, Scope(scope))

    def run_for(self, node, scope):
        for value in natives.pairs(natives.listed(self.value(node.values, scope))):
            inner = Scope(scope)
            self.bind(node.pattern, value, inner)
            if node.condition is not None and not self.value(node.condition, inner):
                continue
            try:
                self.run(node.body, inner)
            except Left as left:
                if left.kind == 'break':
                    return

    def run_while(self, node, scope):
        raise Unconvertible('a loop with a condition')

    def run_break(self, node, scope):
        raise Left(node.kind)

    run_continue = run_break

    def run_return(self, node, scope):
        raise Returned(None if node.value is None else self.value(node.value, scope))

    def run_throw(self, node, scope):
        raise SwiftError(str(self.value(node.value, scope)))

    def run_do(self, node, scope):
        try:
            self.run(node.body, Scope(scope))
        except SwiftError as error:
            if not node.handlers:
                raise
            inner = Scope(scope)
            inner.names['error'] = error
            self.run(node.handlers[0], inner)

    def run_switch(self, node, scope):
        value = self.value(node.value, scope)
        for patterns, condition, body in node.cases:
            inner = Scope(scope)
            matches = patterns is None or any(self.matches(it, value, inner) for it in patterns)
            if matches and (condition is None or self.value(condition, inner)):
                return self.run(body, inner)
        return None

    # Calls

    def call(self, function, arguments):
        """Calls a function with pairs of labels and values."""
        if isinstance(function, Closure):
            return self.call_closure(function, arguments)
        if isinstance(function, Function):
            return self.call_function(function, arguments)
        if callable(function):
            return function(arguments)
        raise Unconvertible(f'a call of {function!r}')

    def call_closure(self, closure, arguments):
        values = [value for _, value in arguments]
        scope = Scope(closure.scope)
        names = closure.node.names
        if names is not None:
            if len(values) == 1 and len(names) > 1 and isinstance(values[0], Tuple):
                values = values[0].values()
            scope.names.update(zip(names, values))
        else:
            if len(values) == 1 and isinstance(values[0], Tuple):
                scope.names.update((f'${index}', value) for index, value in enumerate(values[0].values()))
                if '$1' not in repr(closure.node.body):
                    scope.names['$0'] = values[0]
            else:
                scope.names.update((f'${index}', value) for index, value in enumerate(values))
        return self.body(closure.node.body, scope)

    def call_function(self, function, arguments):
        for node in function.nodes:
            scope = Scope(function.scope)
            if self.bind_arguments(node.parameters, arguments, scope):
                if function.owner is not None:
                    scope.names['self'] = function.owner
                if function.cls is not None:
                    scope.names['super'] = function.cls
                return self.body(node.body, scope)
        labels = ', '.join(label or '_' for label, _ in arguments)
        raise Unconvertible(f'a call of {function.nodes[0].name}({labels})')

    def bind_arguments(self, parameters, arguments, scope):
        """Binds arguments to parameters; returns whether they fit."""
        pending = list(arguments)
        for parameter in parameters:
            values = []
            while pending and self.fits(parameter, pending[0], bool(values)):
                values.append(self.coerced(pending.pop(0)[1], parameter.type))
                if not parameter.is_variadic:
                    break
            if parameter.is_variadic:
                scope.names[parameter.name] = values
            elif values:
                scope.names[parameter.name] = values[0]
            elif parameter.value is not None:
                scope.names[parameter.name] = self.coerced(self.value(parameter.value, scope), parameter.type)
            else:
                return False
        return not pending

    def fits(self, parameter, argument, is_further):
        label, value = argument
        wanted = None if is_further else parameter.label
        is_closure = isinstance(value, Closure) and label is None
        return (label == wanted or is_closure) and self.is_possible(value, parameter.type)
