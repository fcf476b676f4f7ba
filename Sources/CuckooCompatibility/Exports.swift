// The parts of the library that suites from Cuckoo use directly. Matchers, captors, `stub` and
// `verify` are not exported: their namesakes in this module return other types, and calls would be
// ambiguous.
@_exported import protocol Kagemusha.MockedMember
@_exported import struct Kagemusha.CallMatcher
@_exported import enum Kagemusha.DefaultValueRegistry
@_exported import struct Kagemusha.MockFailure
@_exported import enum Kagemusha.MockMode
@_exported import struct Kagemusha.UnstubbedCall
@_exported import func Kagemusha.atLeast
@_exported import func Kagemusha.atLeastOnce
@_exported import func Kagemusha.atMost
@_exported import func Kagemusha.between
@_exported import func Kagemusha.clearInvocations
@_exported import func Kagemusha.clearStubs
@_exported import func Kagemusha.eventually
@_exported import func Kagemusha.inExactOrder
@_exported import func Kagemusha.inOrder
@_exported import func Kagemusha.never
@_exported import func Kagemusha.reset
@_exported import func Kagemusha.times
@_exported import func Kagemusha.verifyNoMoreInteractions
@_exported import func Kagemusha.when
