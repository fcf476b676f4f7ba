import Files
import SwiftScanner

/// The files whose mocks a change may affect, and those that these mocks depend on.
///
/// A mock depends on the files that declare a name which its own file mentions, or one of those files, and so on: on
/// protocols it inherits from, on aliases, and on types that are looked into.
struct AffectedFiles {
  /// A file that was changed, added or removed.
  struct Change {
    var path: AbsolutePath
    /// The facts before the change; nil for a new file.
    var old: PlanMemory.Source?
    /// The facts after the change; nil for a file that is gone.
    var new: PlanMemory.Source?

    /// Whether protocols of the same names are in the file before and after the change.
    var declaresSameProtocols: Bool { (old?.protocols ?? []) == (new?.protocols ?? []) }
  }

  private typealias Hash = FileNames.Hash
  private typealias NameList = (FileNames) -> FileNames.Hashes

  /// The files as they are now.
  private(set) var sources: [AbsolutePath: PlanMemory.Source]
  /// The changed files, and those whose mocks may differ.
  private(set) var affected: Set<AbsolutePath>
  /// The affected files that are there, and those that they depend on.
  private var dependencies: Set<AbsolutePath> = []
  /// The files on which any mock may depend.
  private var global: Set<AbsolutePath> = []

  /// The affected files, and all that their mocks depend on.
  var needed: Set<AbsolutePath> { dependencies.union(global) }

  /// Finds the files; nil if the mocks of all files may be affected.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - sources: The files before the changes.
  ///   - modules: The names of modules, which any mock may be qualified with.
  ///   - readsGenerated: Whether generated files count.
  /// - Complexity: O(*n*) for *n* names, as often as a step leads from one file to another.
  init?(
    _ changes: [Change], in sources: [AbsolutePath: PlanMemory.Source],
    modules: Set<FileNames.Hash>, readsGenerated: Bool
  ) {
    self.sources = sources
    for change in changes { self.sources[change.path] = change.new }
    affected = Set(changes.map(\.path))
    let modules = self.sources.values.reduce(into: modules) { $0.formUnion($1.names.imported) }
    var names: Set<Hash> = []
    for change in changes {
      if change.old?.isGlobal == true || change.new?.isGlobal == true { return nil }
      if change.old?.isGenerated == true || change.new?.isGenerated == true { return nil }
      let (old, new) = (change.old?.names ?? FileNames(), change.new?.names ?? FileNames())
      names.formUnion(old.detailed)
      names.formUnion(new.detailed)
      names.formUnion(Set(old.declared).symmetricDifference(new.declared))
      names.formUnion(old.typesDiffering(from: new))
    }
    guard names.isDisjoint(with: modules) else { return nil }
    addDependents(on: names)
    addGlobalFiles(declaring: modules, readsGenerated: readsGenerated)
    dependencies = affected.filter { self.sources[$0] != nil }
    addDependencies(of: dependencies)
    guard dependencies.count < 256 || dependencies.count < self.sources.count / 2 else {
      return nil
    }
  }

  /// Takes note that the types of files were read; returns whether that makes more files needed.
  mutating func update(_ read: [AbsolutePath: PlanMemory.Source]) -> Bool {
    let new = read.filter { sources[$0.key]?.readsTypes == false && $0.value.readsTypes }
    for (path, source) in new { sources[path]?.readTypes(source) }
    let count = dependencies.count
    addDependencies(of: Set(new.keys))
    return dependencies.count > count
  }

  /// Takes the facts of files that were planned.
  mutating func replace(with facts: [AbsolutePath: PlanMemory.Source]) {
    sources.merge(facts) { $1 }
  }

  /// Adds the files that mention names, and those that mention what these declare.
  private mutating func addDependents(on changed: Set<Hash>) {
    affected.formUnion(
      files(reachedFrom: changed, over: { $0.mentioned }, to: { $0.detailed }) { path, _ in
        !affected.contains(path)
      })
  }

  /// Adds the files on which any mock may depend, and the first one of each role that imports each module.
  private mutating func addGlobalFiles(declaring modules: Set<Hash>, readsGenerated: Bool) {
    var importing: [PlanMemory.Roles: [Hash: AbsolutePath]] = [:]
    let modules = NameSet(modules)
    for (path, source) in sources {
      if source.isGlobal || readsGenerated && source.isGenerated
        || modules.containsAny(of: source.names.declared)
      {
        global.insert(path)
      }
      guard !source.names.imported.isEmpty, !affected.contains(path) else { continue }
      for module in source.names.imported {
        let first = importing[source.roles, default: [:]][module]
        if first.map({ path < $0 }) ?? true {
          importing[source.roles, default: [:]][module] = path
        }
      }
    }
    for files in importing.values { global.formUnion(files.values) }
  }

  /// Adds the files that declare the names which some files mention, and so on.
  private mutating func addDependencies(of files: Set<AbsolutePath>) {
    let names = files.reduce(into: Set<Hash>()) {
      $0.formUnion(sources[$1]?.names.mentioned ?? [])
    }
    dependencies.formUnion(
      self.files(reachedFrom: names, over: { $0.declared }, to: { $0.mentioned }) { path, source in
        !dependencies.contains(path) && !source.isGenerated
      })
  }

  /// Returns the files that have some names, and those that have names to which these lead, and so on.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - list: The names by which a file is found.
  ///   - next: The names to which a file leads.
  ///   - condition: Whether a file is looked at.
  private func files(
    reachedFrom names: Set<Hash>, over list: NameList, to next: NameList,
    where condition: (AbsolutePath, PlanMemory.Source) -> Bool
  ) -> [AbsolutePath] {
    guard !names.isEmpty else { return [] }
    var open: [(path: AbsolutePath, list: FileNames.Hashes, next: FileNames.Hashes)] = []
    open.reserveCapacity(sources.count)
    for (path, source) in sources where condition(path, source) {
      let list = list(source.names)
      if !list.isEmpty { open.append((path, list, next(source.names))) }
    }
    var names = names
    var reached: [AbsolutePath] = []
    while !names.isEmpty {
      let wanted = NameSet(names)
      names = []
      open.removeAll { file in
        guard wanted.containsAny(of: file.list) else { return false }
        reached.append(file.path)
        names.formUnion(file.next)
        return true
      }
    }
    return reached
  }
}

/// Names that many others are compared with: of those that are not among them, few are looked up in the set.
private struct NameSet {
  private let names: Set<FileNames.Hash>
  /// A bit for each value that the last bits of a name may have.
  private var bits = [UInt64](repeating: 0, count: 1 << 10)

  init(_ names: Set<FileNames.Hash>) {
    self.names = names
    for name in names { bits[Int(name >> 6 & 0x3ff)] |= 1 << (name & 0x3f) }
  }

  /// Returns whether one of some names is in the set.
  func containsAny(of others: FileNames.Hashes) -> Bool {
    bits.withUnsafeBufferPointer { bits in
      others.withUnsafeBufferPointer { others in
        for name in others where bits[Int(name >> 6 & 0x3ff)] >> UInt64(name & 0x3f) & 1 == 1 {
          if names.contains(name) { return true }
        }
        return false
      }
    }
  }
}
