import Basics
import Foundation

extension CommandLineOptions {
  /// Returns the digest of all options, for caching.
  ///
  /// The only variables of the environment in the digest are those of the tool: the effect of other variables on
  /// compilers shows in the fingerprint of compiled modules. `environmentDigest` is the digest of all variables.
  ///
  /// - Throws: An error of Foundation if the input of the build cannot be encoded.
  package func digest() throws -> String {
    var texts = [currentDirectory.text] + paths
    for setting in ConfigurationSchema.settings {
      texts.append("\(setting.key.rawValue) \(flags.contains(setting.key))")
      texts += self[setting.key]
    }
    for name in environment.keys.sorted() where name.hasPrefix("KAGEMUSHA_") {
      texts += [name, environment[name] ?? ""]
    }
    var hash = ContentHash(of: texts)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    if let build { hash.combine(Array(try encoder.encode(build))) }
    if let sourcery { hash.combine(Array(try encoder.encode(sourcery))) }
    return hash.text
  }

  /// The digest of the environment, without variables that shells change themselves.
  package var environmentDigest: String {
    let names = environment.keys.filter { !["_", "OLDPWD", "PWD", "SHLVL"].contains($0) }
    return ContentHash(of: names.sorted().flatMap { [$0, environment[$0] ?? ""] }).text
  }
}
