import Foundation
import Fuzzing
import Testing

/// The readers of input hold their promises about fixtures, about inputs that once broke them, and about random
/// changes of these.
///
/// `make fuzz` looks for such inputs with libFuzzer; what it finds is kept in `Fixtures/Fuzzing`.
struct FuzzTests {
  private static let fixtures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures")

  /// The number of random inputs of each target.
  private static let count =
    ProcessInfo.processInfo.environment["KAGEMUSHA_FUZZ_COUNT"].flatMap { Int($0) } ?? 30
  private static let seed =
    ProcessInfo.processInfo.environment["KAGEMUSHA_RANDOM_SEED"].flatMap(UInt64.init) ?? 1

  @Test(arguments: FuzzTarget.allCases) func keptInputsAreRead(target: FuzzTarget) {
    let inputs = FuzzCorpus(of: target, in: Self.fixtures).inputs
    #expect(!inputs.isEmpty)
    for input in inputs where input.isKept {
      #expect(target.broken(by: input.bytes) == nil, "\(input.path)")
    }
  }

  @Test(arguments: FuzzTarget.allCases) func changedInputsAreRead(target: FuzzTarget) {
    let inputs = FuzzCorpus(of: target, in: Self.fixtures).inputs.map(\.bytes)
    var mutator = InputMutator(inputs + [[]], seed: Self.seed)
    for number in 0..<Self.count {
      let bytes = mutator.next()
      let broken = target.broken(by: bytes)
      #expect(broken == nil, "\(number): \(Data(bytes).base64EncodedString())")
    }
  }
}
