import Foundation

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
    values += Self.frameworkFolders(request).flatMap { ["-F", $0] }
    values += request.arguments
    self.values = values
  }

  /// The folders with frameworks: those that were named, and those that headers are in.
  private static func frameworkFolders(_ request: HeaderRequest) -> [String] {
    let own = request.headers.compactMap { path in
      path.range(of: ".framework/").map { end in
        path[..<end.lowerBound].split(separator: "/").dropLast().joined(separator: "/")
      }
    }
    return request.options.frameworkPaths + Set(own.map { "/" + $0 }).sorted()
  }
}
