internal import ICUShims

/// A failure that ICU reported, by its status.
package struct ICUError: Error, Hashable, Sendable, CustomStringConvertible {
    /// ICU's `UErrorCode`, above zero. The warnings, below zero, are not errors.
    package let status: Int32

    /// ICU's name of the status, such as `U_INVALID_ID`.
    package var name: String { unsafe String(cString: icus_status_name(status)) }

    package var description: String { "ICU reports \(name)." }

    package static let invalidID = ICUError(status: 65569)
    package static let indexOutOfBounds = ICUError(status: 8)
    package static let bufferOverflow = ICUError(status: 15)

    package init(status: Int32) {
        self.status = status
    }

    package static func check(_ status: Int32) throws(ICUError) {
        if status > 0 { throw ICUError(status: status) }
    }

    /// Ends the program, where ICU fails at what it can only fail at without memory or without its data.
    package func endProgram() -> Never {
        fatalError("Out of memory in ICU, or its data are missing. \(self)")
    }
}
