#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Ends the process as a broken pipe does where nobody set the signal to be ignored.
func dieOfBrokenPipe() -> Never {
    removeUnfinishedFiles()
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
    exit(128 + SIGPIPE)
}

// As many as a run may have, and a nil. Each is set once, by the thread that opens the outputs, to a path that is
// complete by then; handlers find it or do not, and only read.
nonisolated(unsafe) private let unfinishedPaths: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = {
    let paths = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: 5)
    unsafe paths.initialize(repeating: nil, count: 5)
    return unsafe paths
}()

/// Called by handlers of signals: nothing in it may lock or allocate.
private func removeUnfinishedFiles() {
    var index = 0
    while let path = unsafe unfinishedPaths[index] {
        unsafe unlink(path)
        index += 1
    }
}

/// Sees to it that a file is gone when a signal ends the process.
func removeWhenInterrupted(_ path: String) {
    for index in 0..<4 where unsafe unfinishedPaths[index] == nil {
        unsafe unfinishedPaths[index] = strdup(path)
        break
    }
    for number in [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGXCPU, SIGXFSZ, SIGUSR1, SIGUSR2] {
        let former = signal(number) { number in
            removeUnfinishedFiles()
            signal(number, SIG_DFL)
            raise(number)
        }
        // What whoever started the process wants ignored, as nohup does, is.
        if unsafe unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
            signal(number, SIG_IGN)
        }
    }
}
