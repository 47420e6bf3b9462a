internal import ICUShims

/// Orders texts as a language does (UTS #10, with CLDR's tailoring).
@safe package struct Collator: ~Copyable {
    private let handle: OpaquePointer

    /// Opens the collation of an ICU locale ID.
    package init(locale: String) throws(ICUError) {
        var opened: OpaquePointer?
        try ICUError.check(unsafe icus_collator_open(locale, &opened))
        unsafe handle = opened!
    }

    deinit {
        unsafe icus_collator_close(handle)
    }

    /// Sorts by a text of each element. Elements whose texts are equal stay in their order.
    package func sort<Element>(_ elements: inout [Element], by text: (Element) -> String) throws(ICUError) {
        let texts = elements.map { Array(text($0).utf8) }
        var failure: Int32 = 0
        let order = elements.indices.sorted { one, other in
            let order = compare(texts[one], texts[other], &failure)
            return order == 0 ? one < other : order < 0
        }
        try ICUError.check(failure)
        elements = order.map { elements[$0] }
    }

    private func compare(_ one: [UInt8], _ other: [UInt8], _ failure: inout Int32) -> Int32 {
        var order: Int32 = 0
        let status = unsafe one.withUnsafeBytes { one in
            unsafe other.withUnsafeBytes { other in
                // An empty array may have no address; no name of anything is empty, but an order has to hold for all.
                guard let first = one.baseAddress, let second = other.baseAddress else {
                    order = Int32(one.count.signum() - other.count.signum())
                    return Int32(0)
                }
                return unsafe icus_collator_compare(
                    handle, first.assumingMemoryBound(to: CChar.self), Int32(one.count),
                    second.assumingMemoryBound(to: CChar.self), Int32(other.count), &order)
            }
        }
        if status > 0 { failure = status }
        return order
    }
}
