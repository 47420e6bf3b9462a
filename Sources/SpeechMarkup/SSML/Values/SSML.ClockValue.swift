extension SSML {
    /// When a `media` element of Google's begins or ends: a time, or another element's beginning or end and a time from
    /// there, such as `intro.end+0.5s`.
    struct ClockValue: AttributeValue {
        let text: String

        init?(utf8: ArraySlice<UInt8>) {
            let value = utf8.withoutOuterSpace
            var offset = value
            if let point = value.firstIndex(of: UInt8(ascii: ".")), Identifier(utf8: value[..<point]) != nil {
                let event = value[(point + 1)...].prefix { $0.isASCIILetter }
                guard event.equals("begin") || event.equals("end") else { return nil }
                offset = value[event.endIndex...].withoutOuterSpace
                if offset.isEmpty {
                    text = String(decoding: value, as: UTF8.self)
                    return
                }
                guard offset.first == UInt8(ascii: "+") || offset.first == UInt8(ascii: "-") else { return nil }
                let sign = offset[...offset.startIndex]
                offset = (sign + offset.dropFirst().withoutOuterSpace)[...]
            }
            guard let measure = Measure(offset), [.seconds, .milliseconds].contains(measure.unit) || offset.equals("0")
            else { return nil }
            text = String(decoding: value, as: UTF8.self)
        }

        static func expectation(for _: ArraySlice<UInt8>) -> String {
            "a time such as 1.5s, or one from another element such as intro.end+0.5s"
        }
    }
}
