/// The object that a mock forwards calls to, behind a lock.
///
/// A call works on a copy, which goes back afterwards if the call may have changed it: nothing is
/// locked while code of the object runs, and the object may call the mock. Of an instance of a
/// class, the copy is the instance; of a struct that several threads change at once, the last
/// change stays.
///
///     let real = RealObject<any UserStorage>(InMemoryStorage())
///     real.object.save(user)
public final class RealObject<Object>: Sendable {
  private struct Access {
    let get: () -> Object
    let set: (Object) -> Void
  }

  private let access: Locked<Access>
  /// The call that the object answers, where that is written down.
  let entry: RecordingEntry?

  /// Holds an object, or a copy of a value.
  ///
  ///     let real = RealObject<any UserStorage>(InMemoryStorage())
  public convenience init(_ object: Object) {
    let kept = Locked(object)
    self.init(get: { kept.with { $0 } }, set: { kept.exchange($0) })
  }

  /// Refers to an object that is kept elsewhere.
  ///
  ///     var storage = InMemoryStorage()
  ///     let real = RealObject<InMemoryStorage>(get: { storage }, set: { storage = $0 })
  ///
  /// - Parameters:
  ///   - get: Reads it.
  ///   - set: Puts a changed one in its place.
  public init(get: @escaping () -> Object, set: @escaping (Object) -> Void) {
    access = Locked(Access(get: get, set: set))
    entry = nil
  }

  /// Refers to the same object, for one call that is written down.
  init(_ real: RealObject, noting entry: RecordingEntry) {
    access = real.access
    self.entry = entry
  }

  /// The object.
  ///
  ///     let real = RealObject<any UserStorage>(InMemoryStorage())
  ///     real.object.save(user)
  public var object: Object {
    get { access.with { $0 }.get() }
    set { access.with { $0 }.set(newValue) }
  }
}
