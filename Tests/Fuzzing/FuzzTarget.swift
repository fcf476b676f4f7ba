/// A reader of input that is tried with bytes of any kind.
///
/// It must return without a trap in time that is in proportion to the input, and hold what it promises about every
/// input.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// The sweep that finds the declarations of a Swift file.
  case outline
  /// Protocols and types as the parser reads them.
  case scan
  /// A whole run on a Swift file, whose output must have no syntax error.
  case mocks
  /// A whole run with a configuration.
  case configuration
  /// A whole run with a configuration of Sourcery.
  case sourcery
  /// The request that an Xcode project makes.
  case xcode
  /// A template in Stencil.
  case stencil
  /// The parts of a template in Swift.
  case swiftTemplate
  /// The interface of a module as the compiler prints it, and the text that the cache keeps of it.
  case interface
  /// A package manifest.
  case manifest
  /// The uses of mocks in a test file.
  case uses
  /// The header of a generated file, and the blocks in a text.
  case output
  /// The difference of two texts, which must turn one into the other.
  case difference
  /// Globs.
  case glob
  /// An Objective-C header, if there is a libclang.
  case header

  /// Tries some bytes.
  ///
  /// - Returns: The promise that does not hold; nil if all do.
  package func broken(by bytes: [UInt8]) -> String? {
    switch self {
    case .outline: SwiftReaders.outline(bytes)
    case .scan: SwiftReaders.scan(bytes)
    case .uses: SwiftReaders.uses(bytes)
    case .manifest: SwiftReaders.manifest(bytes)
    case .mocks: WholeRuns.mocks(bytes)
    case .configuration: WholeRuns.configuration(bytes)
    case .sourcery: WholeRuns.sourcery(bytes)
    case .xcode: WholeRuns.xcode(bytes)
    case .stencil: TemplateReaders.stencil(bytes)
    case .swiftTemplate: TemplateReaders.swift(bytes)
    case .interface: TextReaders.interface(bytes)
    case .output: TextReaders.output(bytes)
    case .difference: TextReaders.difference(bytes)
    case .glob: TextReaders.glob(bytes)
    case .header: HeaderReader.header(bytes)
    }
  }

  /// The names of the fixtures that inputs are made from, by the ends of their paths.
  package var corpus: [String] {
    switch self {
    case .outline, .scan, .mocks, .uses, .output, .difference: [".swift"]
    case .configuration: [".kagemusha.yml", "kagemusha.yaml"]
    case .sourcery: [".sourcery.yml"]
    case .xcode: [".pbxproj"]
    case .stencil: [".stencil"]
    case .swiftTemplate: [".swifttemplate"]
    case .interface: [".swiftinterface", ".swift"]
    case .manifest: ["Package.swift"]
    case .glob: [".glob"]
    case .header: [".h"]
    }
  }
}
