/// What stands between the parentheses after `@property`, by libclang's numbers.
struct ClangPropertyAttributes: OptionSet {
  let rawValue: UInt32

  static let readonly = Self(rawValue: 0x01)
  static let assign = Self(rawValue: 0x04)
  static let weak = Self(rawValue: 0x200)
  static let unsafeUnretained = Self(rawValue: 0x800)
  static let isClass = Self(rawValue: 0x1000)
}
