// A stand-in for the Swift side of Darwin's C library: macros that the importer of C does not read.
@_exported import Darwin

public var errno: Int32 {
  get { fatalError() }
  set { fatalError() }
}

public var stdin: UnsafeMutablePointer<FILE> { fatalError() }
public var stdout: UnsafeMutablePointer<FILE> { fatalError() }
public var stderr: UnsafeMutablePointer<FILE> { fatalError() }

public var RTLD_DEFAULT: UnsafeMutableRawPointer? { fatalError() }

// A constant that the notes of Apple's SDK give the name of its macro, which the importer does not read.
public var CLOCK_UPTIME_RAW: clockid_t { _CLOCK_UPTIME_RAW }

public var SIG_DFL: (@convention(c) (Int32) -> Void)? { fatalError() }
public var SIG_IGN: (@convention(c) (Int32) -> Void)? { fatalError() }
public var SIG_ERR: (@convention(c) (Int32) -> Void)? { fatalError() }

public var S_IFMT: mode_t { fatalError() }
public var S_IFDIR: mode_t { fatalError() }
public var S_IFREG: mode_t { fatalError() }
public var S_IFLNK: mode_t { fatalError() }

// Functions with a variable number of arguments, which the importer leaves out.
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32 { fatalError() }
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32 { fatalError() }
public func fcntl(_ fd: Int32, _ cmd: Int32) -> Int32 { fatalError() }
public func fcntl(_ fd: Int32, _ cmd: Int32, _ value: Int32) -> Int32 { fatalError() }
public func fcntl(_ fd: Int32, _ cmd: Int32, _ ptr: UnsafeMutableRawPointer) -> Int32 { fatalError() }
