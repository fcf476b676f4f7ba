import EndToEndSupport
import Foundation
import ObjCReferee
import ObjCScanner
import Testing

/// Compares the scanner's view of each type in each position, with each ownership and nullability,
/// with the compiler's, on macOS and iOS.
@Suite struct TypeMatrixTests {
  @Test(arguments: AppleToolchain.targets, HeaderMatrix.Nullability.allCases)
  func `every combination matches the compiler's import`(
    _ target: String, _ nullability: HeaderMatrix.Nullability
  ) async throws {
    let folder = try TemporaryFolder()
    let header = try folder.write(HeaderMatrix(nullability).text, to: "Matrix.h")
    let expected = try await ImportReferee.shared(target: target).interfaces(of: header)
    let library = try Libclang(
      LibclangSearch(environment: ProcessInfo.processInfo.environment))
    var request = HeaderRequest(headers: [header.path])
    request.options.target = target
    let scan = HeaderScanner(library: library).scan(request)
    #expect(scan.files.flatMap(\.diagnostics) == [])
    let ours = scan.files.flatMap(\.protocols).map { ProtocolInterface($0) }
    let difference = ours.flatMap(\.lines).difference(from: expected.flatMap(\.lines))
    #expect(expected.flatMap(\.lines).count > 300)
    #expect(difference.map(String.init(describing:)) == [])
  }
}

/// A header with each type in each position.
struct HeaderMatrix {
  /// The nullability that is stated for pointers.
  enum Nullability: String, Sendable, CaseIterable {
    case nonnull, nullable, unspecified
  }

  private let nullability: Nullability

  init(_ nullability: Nullability) { self.nullability = nullability }

  /// The pointers that take a nullability, and whether they are objects that a property can keep.
  private static let pointers: [(type: String, isObject: Bool)] = [
    ("NSString *", true), ("NSMutableString *", true), ("NSNumber *", true), ("NSDate *", true),
    ("NSError *", true), ("NSArray *", true), ("NSArray<NSString *> *", true),
    ("NSDictionary<NSString *, NSArray<NSURL *> *> *", true), ("NSSet<NSNumber *> *", true),
    ("NSMutableArray<NSString *> *", true), ("MATThing *", true), ("MATBox<NSString *> *", true),
    ("MATBox *", true), ("id", true), ("id<NSCopying>", true), ("id<MATKind>", true),
    ("MATThing<MATKind> *", true), ("Class", true), ("Class<MATKind>", true),
    ("MATName", true), ("MATText", true), ("MATBlock", true), ("MATThrowing", true),
    ("CGImageRef", false), ("CFStringRef", false), ("SEL", false),
    ("void *", false), ("const char *", false), ("struct MATOpaque *", false),
    ("const MATPoint *", false), ("NSInteger *", false),
  ]
  /// The types other than pointers.
  private static let values = [
    "BOOL", "bool", "char", "short", "unsigned int", "long long", "float", "double", "CGFloat",
    "NSInteger", "NSUInteger", "NSTimeInterval", "size_t", "int64_t", "MATPoint", "MATColor",
    "MATOptions", "MATCount", "CGRect", "NSRange", "unichar",
  ]
  private static let ownerships = ["strong", "copy", "weak", "assign", "unsafe_unretained"]

  /// The text of the header.
  var text: String {
    let region = nullability != .unspecified
    return """
      #import <Foundation/Foundation.h>
      \(region ? "NS_ASSUME_NONNULL_BEGIN" : "")
      @interface MATThing : NSObject
      @end
      @interface MATBox<__covariant T> : NSObject
      @end
      @protocol MATKind
      @end
      struct MATOpaque;
      typedef struct MATPoint { CGFloat x; CGFloat y; } MATPoint;
      typedef NS_ENUM(NSInteger, MATColor) { MATColorRed };
      typedef NS_OPTIONS(NSUInteger, MATOptions) { MATOptionsAll = 1 };
      typedef NSInteger MATCount;
      typedef NSString *MATName NS_TYPED_EXTENSIBLE_ENUM;
      typedef NSString *MATText;
      typedef void (^MATBlock)(NSString *_Nullable text, BOOL flag);
      typedef BOOL (^MATThrowing)(NSArray<NSString *> *_Nonnull texts);
      @protocol Parameters
      \(members { number, type in "- (void)take\(number)_:(\(spelled(type)))x;" })
      @end
      @protocol Results
      \(members { number, type in "- (\(spelled(type)))give\(number);" })
      @end
      @protocol Blocks
      \(members { number, type in "- (void)call\(number)_:(void (^_Nonnull)(\(trailing(type)) x))block;" })
      @end
      @protocol BlockResults
      \(members { number, type in "- (void)ask\(number)_:(\(trailing(type)) (^_Nonnull)(void))block;" })
      @end
      @protocol Properties
      \(properties)
      @end
      \(region ? "NS_ASSUME_NONNULL_END" : "")

      """
  }

  private func members(_ line: (Int, String) -> String) -> String {
    (Self.pointers.map(\.type) + Self.values).enumerated().map { line($0.offset, $0.element) }
      .joined(separator: "\n")
  }

  /// Returns a type in a method, with the nullability before it.
  private func spelled(_ type: String) -> String {
    nullability == .nullable && Self.pointers.contains { $0.type == type }
      ? "nullable \(type)" : type
  }

  /// Returns a type in a block, with the nullability after it.
  private func trailing(_ type: String) -> String {
    nullability == .nullable && Self.pointers.contains { $0.type == type }
      ? "\(type) _Nullable" : type
  }

  private var properties: String {
    var lines: [String] = []
    for (number, (type, isObject)) in Self.pointers.enumerated() {
      for ownership in isObject ? Self.ownerships : ["assign"] {
        // A weak property may always be nil.
        if ownership == "weak", nullability == .nonnull { continue }
        let word = nullability == .nullable ? ", nullable" : ""
        lines.append("@property (nonatomic, \(ownership)\(word)) \(type) \(ownership)\(number);")
        lines.append(
          "@property (readonly, \(ownership)\(word)) \(type) \(ownership)Read\(number);")
      }
    }
    for (number, type) in Self.values.enumerated() {
      lines.append("@property (nonatomic) \(type) value\(number);")
    }
    return lines.joined(separator: "\n")
  }
}
