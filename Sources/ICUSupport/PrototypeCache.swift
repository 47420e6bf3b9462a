internal import Synchronization

/// Open ICU handles that are only ever cloned, so that what is costly to open is opened once.
final class PrototypeCache<Key: Hashable & Sendable>: Sendable {
    private let entries = Mutex(RecentlyUsed<Key, Prototype>())

    /// Clones the prototype for `key`, which is opened first if need be. One caller at a time.
    func clone(for key: Key, open: () throws(ICUError) -> sending Prototype) throws(ICUError) -> FreshHandle {
        unsafe try entries.withLock { entries throws(ICUError) in
            if let known = entries.value(for: key) { return unsafe try known.clone() }
            let prototype = try open()
            entries.insert(prototype, for: key)
            return unsafe try prototype.clone()
        }
    }
}

/// An open handle, and the shims' functions that open, clone and close its kind.
@safe final class Prototype {
    private let handle: OpaquePointer
    private let copy: (OpaquePointer, inout OpaquePointer?) -> Int32
    private let close: (OpaquePointer) -> Void

    init(
        open: (inout OpaquePointer?) -> Int32,
        clone: @escaping (OpaquePointer, inout OpaquePointer?) -> Int32,
        close: @escaping (OpaquePointer) -> Void
    ) throws(ICUError) {
        var opened: OpaquePointer?
        try ICUError.check(unsafe open(&opened))
        unsafe handle = opened!
        unsafe self.copy = clone
        unsafe self.close = close
    }

    deinit {
        unsafe close(handle)
    }

    func clone() throws(ICUError) -> FreshHandle {
        var clone: OpaquePointer?
        try ICUError.check(unsafe copy(handle, &clone))
        return unsafe FreshHandle(pointer: clone!)
    }
}

/// A handle that was just made and that nobody else has.
///
/// Sendable because it shares nothing that changes with the prototype that it was cloned
/// from: ICU documents its clones as safe to use in another thread.
@unsafe struct FreshHandle: @unchecked Sendable {
    let pointer: OpaquePointer
}
