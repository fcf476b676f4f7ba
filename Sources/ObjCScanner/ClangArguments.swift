/// What libclang is told about headers.
struct ClangArguments {
  /// The arguments, as for the compiler.
  let values: [String]

  /// More errors than this are not worth reading.
  private static let errorLimit = 20

  init(_ request: HeaderRequest) {
    let options = request.options
    var values = [
      "-x", "objective-c", "-fblocks", "-fobjc-arc", "-target", options.effectiveTarget,
      "-ferror-limit=\(Self.errorLimit)", "-w",
    ]
    values += Annotation.arguments
    values += request.sdk.map { ["-isysroot", $0] } ?? StandInSDK.arguments
    values += options.defines.map { "-D\($0)" }
    values += options.includePaths.flatMap { ["-I", $0] }
    values += options.frameworkPaths.flatMap { ["-F", $0] }
    values += request.arguments
    self.values = values
  }
}
