import Basics
import Foundation
import Fuzzing

/// Runs libFuzzer's loop.
///
/// - Parameters:
///   - count: The number of arguments.
///   - arguments: The arguments; the first one is the name of the program.
///   - tryBytes: Tries an input.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ tryBytes: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// Writes the inputs to begin with into the folder that libFuzzer reads.
private func writeInputs(of target: FuzzTarget) {
  let environment = ProcessInfo.processInfo.environment
  guard let fixtures = environment["KAGEMUSHA_FUZZ_FIXTURES"],
    let folder = environment["KAGEMUSHA_FUZZ_INPUTS"]
  else { return }
  for input in FuzzCorpus(of: target, in: URL(fileURLWithPath: fixtures)).inputs {
    let name = input.path.replacingOccurrences(of: "/", with: "_")
    try? Data(input.bytes).write(
      to: URL(fileURLWithPath: folder).appendingPathComponent(name))
  }
}

private let name = ProcessInfo.processInfo.environment["KAGEMUSHA_FUZZ_TARGET"] ?? ""
private let target = FuzzTarget(rawValue: name)

if let target {
  writeInputs(of: target)
} else {
  print("targets: \(FuzzTarget.allCases.map(\.rawValue).joined(separator: " "))")
  exit(name.isEmpty ? 0 : 2)
}
// Readers then need no thread of their own for a deep stack.
exit(
  DeepStack.run {
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    return runDriver(&count, &arguments) { start, length in
      let bytes = Array(UnsafeBufferPointer(start: start, count: length))
      if let promise = target?.broken(by: bytes) {
        FileHandle.standardOutput.write(Data("broken promise: \(promise)\n".utf8))
        abort()
      }
      return 0
    }
  })
