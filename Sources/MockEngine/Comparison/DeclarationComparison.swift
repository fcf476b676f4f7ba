import Basics
import DeclarationModel
import SwiftScanner

/// Compares what two versions of generated files declare.
struct DeclarationComparison {
  /// The changes: those of imports, then those of each type, removed types last.
  let changes: [DeclarationChange]

  /// Compares the texts of some files, which need not be Swift.
  init(from old: [[UInt8]], to new: [[UInt8]]) {
    let (before, after) = (DeclaredFiles(old), DeclaredFiles(new))
    let (oldImports, newImports) = (Set(before.imports), Set(after.imports))
    var changes: [DeclarationChange] = []
    for name in before.imports where !newImports.contains(name) {
      changes.append(DeclarationChange(kind: .removed, declaration: name))
    }
    for name in after.imports where !oldImports.contains(name) {
      changes.append(DeclarationChange(kind: .added, declaration: name))
    }
    for type in after.types {
      guard let other = before[type.key] else {
        changes.append(type.change(.added))
        continue
      }
      changes += type.changes(from: other)
    }
    for type in before.types where after[type.key] == nil {
      changes.append(type.change(.removed))
    }
    self.changes = changes
  }
}

/// The declarations of generated files.
private struct DeclaredFiles {
  private(set) var imports: [String] = []
  private(set) var types: [DeclaredType] = []
  private var numbers: [String: Int] = [:]

  init(_ texts: [[UInt8]]) {
    let files = DeepStack.map(texts) { text in
      SwiftScanner().scanTypes(SourceFile(path: "", bytes: text))
    }
    for file in files { add(file) }
  }

  /// Returns the type of a key, if there is one.
  subscript(key: String) -> DeclaredType? { numbers[key].map { types[$0] } }

  private mutating func add(_ scanned: ScannedTypes) {
    imports += scanned.imports.map(\.text)
    // Types inside of a generated type are its own: only extensions put it into others.
    let own = Set(scanned.types.filter { $0.kind != .extension }.map(\.qualifiedName))
    // Types that are private to a file, such as the reporter of failures, concern no user of the mocks.
    for type in scanned.types where type.access > .fileprivate {
      let scopes = type.enclosingTypes.indices.map {
        type.enclosingTypes[...$0].joined(separator: ".")
      }
      guard !scopes.contains(where: own.contains) else { continue }
      let declared = DeclaredType(type)
      if type.kind == .extension, declared.members.isEmpty { continue }
      if let number = numbers[declared.key] {
        types[number].members += declared.members
      } else {
        numbers[declared.key] = types.count
        types.append(declared)
      }
    }
  }
}

/// A type or an extension in a generated file.
private struct DeclaredType {
  /// `class MockCache`, `extension PrivateProperties where Base == Screen`.
  let key: String
  let name: String
  private let inheritance: String
  var members: [DeclaredMember]

  init(_ type: TypeDeclaration) {
    let requirements = type.requirements.map(\.text).joined(separator: ", ")
    let constraint =
      type.kind == .extension && !requirements.isEmpty ? " where \(requirements)" : ""
    name = type.qualifiedName
    key = "\(type.kind.rawValue) \(name)\(constraint)"
    inheritance = type.inheritance.map(\.text).joined(separator: ", ")
    members = type.members.compactMap(DeclaredMember.init)
  }

  /// Returns the change that the whole type comes or goes.
  func change(_ kind: DeclarationChange.Kind) -> DeclarationChange {
    DeclarationChange(
      kind: kind, type: name, declaration: key, old: kind == .removed ? inheritance : nil,
      new: kind == .added ? inheritance : nil)
  }

  /// Returns the changes of members in the order of the new ones, the removed ones last.
  func changes(from old: DeclaredType) -> [DeclarationChange] {
    var before = Dictionary(grouping: old.members, by: \.declaration)
    // Overloads that are the same on both sides are no candidates for a change.
    var after: [DeclaredMember] = []
    for member in members {
      if let index = before[member.declaration]?.firstIndex(of: member) {
        before[member.declaration]?.remove(at: index)
      } else {
        after.append(member)
      }
    }
    var changes: [DeclarationChange] = []
    for member in after {
      if before[member.declaration]?.isEmpty == false,
        let other = before[member.declaration]?.removeFirst()
      {
        changes.append(change(from: other, to: member))
      } else {
        changes.append(
          DeclarationChange(
            kind: .added, type: name, declaration: member.declaration, new: member.types))
      }
    }
    for member in old.members
    where before[member.declaration]?.contains(member) == true {
      changes.append(
        DeclarationChange(
          kind: .removed, type: name, declaration: member.declaration, old: member.types))
    }
    return changes
  }

  private func change(from old: DeclaredMember, to new: DeclaredMember) -> DeclarationChange {
    let isTypeChange = new.types != old.types
    var change = DeclarationChange(
      kind: .changed, type: name, declaration: new.declaration,
      old: isTypeChange ? old.types : old.typesAndAccessors,
      new: isTypeChange ? new.types : new.typesAndAccessors)
    if !isTypeChange, old.hasSetter != new.hasSetter {
      change.accessors = new.hasSetter ? .setterAdded : .setterRemoved
    }
    return change
  }
}
