/// A global actor that no name tells from other types.
@globalActor actor Disk { static let shared = Disk() }
final class Sector { var number = 0 }

protocol Reading {
  @Disk func read() async -> Int
  @Disk var count: Int { get async }
  func each(_ body: @Disk () async -> Void) async
  func keep(_ body: @escaping @Disk @Sendable (Int) async throws -> Int) async
}

@Disk protocol Disks {
  func spin() async -> Int
  func write(_ sector: Sector) async throws
  nonisolated func check() async -> Int
}
