"""Nimble's expectations."""
from comparison import shown
from natives import listed
from values import Closure, ErrorText, SwiftError


class Expectation:
    """The value or the closure that is expected to be something."""

    def __init__(self, world, arguments):
        self.world = world
        values = [value for label, value in arguments if label is None]
        self.actual = values[-1] if values else None

    def check(self, arguments, wanted):
        matcher = arguments[0][1]
        problem = matcher(self)
        if bool(problem) == wanted:
            self.world.failures.append(problem[0] if problem else f'{shown(self.actual)} is so, and should not be')

    def swift_to(self, arguments):
        self.check(arguments, True)

    def swift_toNot(self, arguments):
        self.check(arguments, False)

    swift_notTo = swift_toNot
    swift_toEventually = swift_to
    swift_toNotEventually = swift_toNot

    def evaluated(self):
        """Returns the value, which a closure may have."""
        if isinstance(self.actual, Closure):
            return listed(self.world.evaluator.call(self.actual, []))
        return listed(self.actual)


def matchers(world):
    """Returns the functions that make matchers: these return the reasons for which a value does not match."""
    def by_value(test):
        return lambda arguments: lambda expectation: test(expectation.evaluated(), *[value for _, value in arguments])

    def is_value(wanted):
        return by_value(lambda actual: [] if actual is wanted else [f'{shown(actual)} is not {shown(wanted)}'])

    def equal(actual, expected):
        if expected is None or (actual is None):
            return [] if actual is None and expected is None else [f'{shown(actual)} is not {shown(expected)}']
        return world.comparison.differences(actual, expected)

    def contain(actual, *expected):
        if len(expected) == 1 and isinstance(expected[0], list) and not (actual and isinstance(actual[0], list)):
            expected = expected[0]
        return [f'{shown(actual)} does not contain {shown(it)}' for it in expected if not contains(world, actual, it)]

    def throw_error(arguments):
        handlers = [value for _, value in arguments if isinstance(value, Closure)]

        def test(expectation):
            try:
                expectation.evaluated()
            except SwiftError as error:
                for handler in handlers:
                    world.evaluator.call(handler, [(None, error)])
                return []
            return ['no error']
        return test

    return {
        'equal': by_value(equal), 'contain': by_value(contain), 'beNil': is_value(None), 'beTrue': is_value(True),
        'beFalse': is_value(False), 'beTruthy': is_value(True), 'throwError': throw_error,
        'haveCount': by_value(lambda actual, count: [] if len(actual) == count else [f'{shown(actual)} has no count of {count}']),
        'beEmpty': by_value(lambda actual: [] if not actual else [f'{shown(actual)} is not empty']),
        'beAKindOf': by_value(lambda actual, cls: [] if world.evaluator.classes.is_kind(actual.cls, cls.name) else [
            f'{shown(actual)} is no {cls.name}']),
        'beIdenticalTo': by_value(lambda actual, other: [] if actual is other else ['another object']),
    }


def contains(world, actual, expected):
    if isinstance(actual, ErrorText):
        return True
    if isinstance(actual, str):
        return expected in actual
    if actual is None:
        return False
    return any(world.evaluator.equal(it, expected) for it in actual)

