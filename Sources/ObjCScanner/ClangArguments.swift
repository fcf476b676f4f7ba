/// What libclang is told about headers.
struct ClangArguments {
  /// The arguments, as for the compiler.
  let values: [String]

  /// More errors than this are not worth reading.
  private static let errorLimit = 50

  init(_ request: HeaderRequest) {
    var values = [
      "-x", "objective-c", "-fblocks", "-fobjc-arc", "-target", request.target,
      "-ferror-limit=\(Self.errorLimit)", "-w",
    ]
    values += Annotation.arguments
    values += request.sdk.map { ["-isysroot", $0] } ?? StandInSDK.arguments
    values += request.defines.map { "-D\($0)" }
    values += request.includePaths.flatMap { ["-I", $0] }
    values += request.frameworkPaths.flatMap { ["-F", $0] }
    values += request.arguments
    self.values = values
  }
}
