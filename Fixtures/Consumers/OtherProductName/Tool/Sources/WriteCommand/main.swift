import Foundation

try "let generated = 1\n".write(toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
