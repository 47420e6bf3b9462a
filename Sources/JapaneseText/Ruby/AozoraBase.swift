/// Finds where a base starts that no `｜` opens: it is as long as its characters are of one kind.
struct AozoraBase {
    private var kind = AozoraKind.other
    private var kindStart = 0

    /// Where the base starts that would end at a place; `nil` where none does.
    func start(before end: Int) -> Int? {
        kind == .other || kindStart == end ? nil : kindStart
    }

    /// Goes on with a character that stands at a place.
    mutating func add(_ next: AozoraKind, at place: Int) {
        switch next {
        case .same: break
        case .halfWidthEnd where kind == .halfWidth: kind = .halfWidthEnd
        case .halfWidthEnd:
            kind = .other
            kindStart = place
        case .other: kind = .other
        default:
            if next != kind {
                kind = next
                kindStart = place
            }
        }
    }

    /// Starts anew: what stands before is a base already.
    mutating func reset() {
        self = AozoraBase()
    }
}
