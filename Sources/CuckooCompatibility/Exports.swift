// What the tests of a suite from Cuckoo use of the library as it is. Matchers, captors, `stub` and
// `verify` are not among it: their namesakes here return other types, and would be ambiguous.
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
