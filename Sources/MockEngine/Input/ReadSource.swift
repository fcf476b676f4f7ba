import DeclarationModel
import StencilTemplates
import SwiftScanner

/// A source file that was read, and what is known of it. Its bytes are not kept: most of an app is never asked for again.
struct ReadSource: Sendable {
  /// The declarations of the whole file.
  var whole = SourceReading()
  /// The declarations outside of inline blocks; nil if the file has no such blocks.
  var outside: SourceReading?
  /// The names of the inline blocks.
  var blockNames: [String] = []
  /// The comments that open an inline block and do not close it.
  var unclosed: [UnclosedDirective] = []

  /// Reads what is asked for and not known yet.
  mutating func read(_ content: SourceQuery.Content, of source: SourceFile) {
    if content.contains(.outsideInlineBlocks) || outside != nil {
      let directives = DirectiveBlocks(.inline, in: source.bytes)
      if let rest = source.bytes.without(directives.blocks) {
        var reading = outside ?? SourceReading()
        reading.read(content, of: SourceFile(path: source.path, bytes: rest))
        outside = reading
      }
      blockNames = directives.blocks.map(\.name)
      unclosed = directives.unclosed
    }
    whole.read(content, of: source)
  }

  /// Returns whether more must be read for what is asked for.
  func lacks(_ content: SourceQuery.Content) -> Bool {
    whole.lacks(content) || outside?.lacks(content) == true
  }

  /// Returns what is known of the part of the file that is asked for.
  func part(_ content: SourceQuery.Content) -> SourceReading {
    content.contains(.outsideInlineBlocks) ? outside ?? whole : whole
  }
}

/// The declarations read from a file, or from a part of one.
struct SourceReading: Sendable {
  var protocols: ScannedFile?
  var types: ScannedTypes?
  /// The digest of what is read, if it is asked for.
  var digest: DeclarationDigest?
  /// The names in what is read, if they are asked for.
  var names: FileNames?

  /// Reads what is asked for and not known yet.
  mutating func read(_ content: SourceQuery.Content, of source: SourceFile) {
    guard lacks(content) else { return }
    let scanner = SwiftScanner()
    let outline = scanner.outline(source)
    let lacksProtocols = content.contains(.protocols) && protocols == nil
    switch (lacksProtocols, missingMembers(content)) {
    case (true, let members?):
      let all = scanner.scanAll(source, outline: outline, members)
      (protocols, types) = (all.protocols, all.types)
    case (true, nil): protocols = scanner.scan(source, outline: outline)
    case (false, let members?): types = scanner.scanTypes(source, outline: outline, members)
    case (false, nil): break
    }
    let hasNames = content.contains(.names) || names != nil
    if content.contains(.digest) || digest != nil { updateFacts(source, outline, hasNames) }
  }

  private mutating func updateFacts(
    _ source: SourceFile, _ outline: SourceOutline, _ hasNames: Bool
  ) {
    if types != nil {
      let covered = CoveredText(of: source, outline, .types)
      digest = DeclarationDigest(ofTypesIn: outline, covered: covered)
      if hasNames, let protocols { names = FileNames(of: protocols, in: covered, .types) }
    } else if let protocols {
      let covered = CoveredText(ofProtocolsIn: source, outline)
      digest = DeclarationDigest(of: protocols, in: source, outline, covered: covered)
      if hasNames { names = FileNames(of: protocols, in: covered, .protocols) }
    }
  }

  /// Returns whether more must be read.
  fileprivate func lacks(_ content: SourceQuery.Content) -> Bool {
    content.contains(.protocols) && protocols == nil || missingMembers(content) != nil
  }

  /// Returns the members with which the types must be read for what is asked for; nil if they need not be read. A file
  /// without names of types has no types.
  private func missingMembers(_ content: SourceQuery.Content) -> MemberReading? {
    guard let types else {
      if protocols?.typeNames.isEmpty == true { return nil }
      return content.contains(.types) ? .all : content.contains(.typesOnDemand) ? .onDemand : nil
    }
    return content.contains(.types) && types.hasUnreadMembers ? .all : nil
  }
}
