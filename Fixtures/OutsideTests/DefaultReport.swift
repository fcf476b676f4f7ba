import CuckooCompatibility

/// Asks, as a suite that comes from Cuckoo does, for a value that nobody registered.
func defaultReport() {
  let _: Report = DefaultValueRegistry.defaultValue(for: Report.self)
}
