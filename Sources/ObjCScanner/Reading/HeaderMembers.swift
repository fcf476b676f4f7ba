import DeclarationModel
import ObjCNaming

/// The members that a protocol, or a class with its categories, declares in headers.
struct HeaderMembers {
  /// The members, each with its selector.
  private(set) var members: [(selector: String, member: ProtocolMember)] = []
  /// The warnings about optional requirements that are left out.
  private(set) var warnings: [Diagnostic] = []

  /// Reads members.
  ///
  /// - Parameters:
  ///   - children: The declarations in the bodies.
  ///   - reader: Reads a member.
  ///   - includesOptional: Whether optional requirements of a protocol are read.
  init(
    _ children: [ClangCursor], with reader: HeaderMemberReader, includesOptional: Bool = false
  ) {
    let properties = children.filter { $0.kind == .property }
    // Accessors of properties are methods, too.
    let accessors = Set(properties.flatMap { [$0.getterName, $0.setterName] })
    for child in children {
      let isClassMember: Bool
      switch child.kind {
      case .property: isClassMember = child.propertyAttributes.contains(.isClass)
      case .instanceMethod: isClassMember = false
      case .classMethod: isClassMember = true
      default: continue
      }
      if child.kind != .property, accessors.contains(child.spelling),
        properties.contains(where: {
          ($0.getterName == child.spelling || $0.setterName == child.spelling)
            && $0.propertyAttributes.contains(.isClass) == isClassMember
        })
      {
        continue
      }
      switch reader.read(child, isClassMember: isClassMember) {
      case .member(let member):
        let isOptional = member.modifiers.contains(.optional)
        if !isOptional || includesOptional { members.append((child.spelling, member)) }
      case .omitted(let issue):
        if includesOptional {
          warnings.append(Diagnostic(issue, at: ProtocolReader.position(of: child)))
        }
      case .absent: break
      }
    }
  }

  /// The members in Swift's forms, of which those are marked that have the same name as another one.
  var imported: [ProtocolMember] {
    Self.markingDuplicates(SubscriptReading.subscripts(in: members))
  }

  /// Marks requirements with the same Swift name, of which a type can have only one.
  private static func markingDuplicates(_ members: [ProtocolMember]) -> [ProtocolMember] {
    var seen: Set<MemberSignature> = []
    return members.compactMap { member in
      let signature = MemberSignature.redeclaration(member.kind, isStatic: member.isStatic)
      guard member.importIssue == nil, !seen.insert(signature).inserted else {
        return member
      }
      if member.modifiers.contains(.optional) { return nil }
      var member = member
      member.importIssue = .sameInSwift
      return member
    }
  }
}

extension HeaderMemberReader {
  /// Creates a reader of the members of a protocol or class.
  ///
  /// - Parameters:
  ///   - children: The declarations in the bodies.
  ///   - name: The Objective-C name of the protocol or class.
  ///   - names: The Swift names of declarations.
  ///   - target: The target triple.
  ///   - attributes: The attributes of the protocol or class.
  init(
    of children: [ClangCursor], in name: String, _ names: DeclarationNames, target: String,
    attributes: [Attribute]
  ) {
    // An unavailable method does not occupy a name.
    func selectors(_ kind: ClangCursorKind) -> Set<String> {
      Set(
        children.filter {
          $0.kind == kind && !AvailabilityReading($0, target: target).isUnavailable
        }.map(\.spelling))
    }
    self.init(
      types: TypeImporter(names: names), target: target,
      context: ObjCContext(
        name: name, instanceSelectors: selectors(.instanceMethod),
        classSelectors: selectors(.classMethod)),
      attributes: attributes)
  }
}
