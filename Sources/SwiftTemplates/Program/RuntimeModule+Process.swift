extension RuntimeModule {
  /// The name of the environment variable that has the number of the tool's process.
  static let parentVariable = "KAGEMUSHA_TEMPLATE_PARENT"

  /// The name of the environment variable that has a text of the run's own.
  static let runVariable = "KAGEMUSHA_TEMPLATE_RUN"

  /// The code that ends the program of a template together with the tool, and says where its stack was full.
  static let process = #"""
    /// The line of the program that has printed last.
    public var sourceryLine: Int32 = 0

    /// Makes the process, and those that it starts, end with the process that has started it.
    public func sourceryStart() {
      setpgid(0, 0)
      sourceryCatchOverflow()
      guard
        let text = ProcessInfo.processInfo.environment["\#(parentVariable)"],
        let parent = pid_t(text)
      else { return }
      Thread.detachNewThread {
        // No signal tells of a parent that was killed.
        while getppid() == parent { usleep(100_000) }
        sourceryEndOthers()
        if getpgrp() == getpid() { kill(0, SIGKILL) }
        _exit(1)
      }
    }

    /// Ends the processes that this one has started in groups of their own.
    private func sourceryEndOthers() {
      #if os(Linux)
        guard let run = ProcessInfo.processInfo.environment["\#(runVariable)"] else { return }
        let mark = Data("\#(runVariable)=\(run)".utf8)
        let manager = FileManager.default
        for name in (try? manager.contentsOfDirectory(atPath: "/proc")) ?? [] {
          guard let number = pid_t(name), number != getpid(),
            let variables = manager.contents(atPath: "/proc/\(name)/environ"),
            variables.range(of: mark) != nil
          else { continue }
          kill(number, SIGKILL)
        }
      #endif
    }

    /// Handles the faults that a full stack causes, on a stack of its own.
    private func sourceryCatchOverflow() {
      let size = 1 << 16
      var stack = stack_t()
      stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
      stack.ss_size = .init(size)
      sigaltstack(&stack, nil)
      var action = sigaction()
      #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = { _ in sourceryReportOverflow() }
      #else
        action.__sigaction_handler.sa_handler = { _ in sourceryReportOverflow() }
      #endif
      action.sa_flags = .init(SA_ONSTACK)
      for signal in [SIGSEGV, SIGBUS] { sigaction(signal, &action, nil) }
    }

    /// Prints the line, without allocating memory, and ends the process.
    private func sourceryReportOverflow() {
      var (line, divisor) = (sourceryLine, Int32(1_000_000))
      sourceryPrint("main.swift:")
      while divisor > 0 {
        if divisor <= max(sourceryLine, 1) {
          var digit = UInt8(48 + line / divisor)
          write(2, &digit, 1)
        }
        line %= divisor
        divisor /= 10
      }
      sourceryPrint(": Fatal error: the stack is full, probably after this line\n")
      _exit(1)
    }

    private func sourceryPrint(_ text: StaticString) {
      write(2, text.utf8Start, text.utf8CodeUnitCount)
    }

    """#
}
