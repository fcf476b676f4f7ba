import Foundation

/// The arguments with which libclang parses headers.
struct ClangArguments {
  /// The arguments, in the form of the compiler's.
  let values: [String]

  init(_ request: HeaderRequest) {
    let options = request.options
    var values = [
      "-x", "objective-c", "-fblocks", "-fobjc-arc", "-target", options.effectiveTarget,
      "-ferror-limit=0", "-fno-spell-checking", "-Wno-everything", "-Wduplicate-protocol",
      "-idirafter", Assumptions.folder,
    ]
    values += Annotation.arguments
    values += request.sdk.map { ["-isysroot", $0] } ?? StandInSDK.arguments
    values += options.defines.map { "-D\($0)" }
    values += options.includePaths.flatMap { ["-I", $0] }
    values += Self.frameworkFolders(request).flatMap { ["-F", $0] }
    values += request.arguments
    self.values = values
  }

  /// Returns the folders with frameworks: the specified ones, and those that contain the headers.
  private static func frameworkFolders(_ request: HeaderRequest) -> [String] {
    let own = request.headers.compactMap { path in
      path.range(of: ".framework/").map { end in
        path[..<end.lowerBound].split(separator: "/").dropLast().joined(separator: "/")
      }
    }
    return request.options.frameworkPaths + Set(own.map { "/" + $0 }).sorted()
  }
}
