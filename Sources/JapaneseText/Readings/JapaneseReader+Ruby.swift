extension JapaneseReader {
    /// The text with readings for those of its kanji that have none; those that it has stay.
    ///
    ///     let text = AnnotatedText([.init("昨日、"), .init("小鳥遊", reading: "たかなし"), .init("さんに会った。")])
    ///     try reader.completed(text).description  // 昨日(きのう)、小鳥遊(たかなし)さんに会(あ)った。
    ///
    /// - Parameter limit: Only readings that are less sure are put in; all, unless given.
    /// - Throws: ``ReadingError`` where MeCab fails, which means that there is no memory.
    /// - Complexity: O(*n*) in the text.
    public func completed(_ text: AnnotatedText, below limit: Double = .infinity) throws(ReadingError) -> AnnotatedText
    {
        let read = try read(text.base)
        // The runs of the reader, with where they are in the text.
        var found: [(range: Range<Int>, run: AnnotatedText.Run)] = []
        for word in read.words where word.confidence < limit {
            var start = word.range.lowerBound
            for run in word.runs {
                let end = start + run.base.utf8.count
                if let reading = run.reading { found.append((start..<end, .init(run.base, reading: reading))) }
                start = end
            }
        }
        var runs: [AnnotatedText.Run] = []
        var next = 0
        var offset = 0
        for run in text.runs {
            let end = offset + run.base.utf8.count
            defer { offset = end }
            guard run.reading == nil else {
                runs.append(run)
                continue
            }
            var done = offset
            while next < found.count, found[next].range.upperBound <= end {
                let (range, ruby) = found[next]
                next += 1
                // It may have begun in a part that has a reading.
                guard range.lowerBound >= done else { continue }
                runs.append(.init(Self.part(of: run.base, done - offset..<range.lowerBound - offset)))
                runs.append(ruby)
                done = range.upperBound
            }
            runs.append(.init(Self.part(of: run.base, done - offset..<end - offset)))
        }
        return AnnotatedText(runs).normalized
    }

    private static func part(of text: String, _ range: Range<Int>) -> String {
        String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
    }
}

extension ReadText {
    /// The text with the readings of its kanji, and of particles that are spoken otherwise than they are written: は, へ.
    ///
    /// What speech needs. A value of its own, for nobody writes ruby over particles.
    ///
    /// - Complexity: O(*n*) in the text.
    public var spokenText: AnnotatedText {
        var runs: [AnnotatedText.Run] = []
        for (index, word) in words.enumerated() {
            let gap = spaces(before: index)
            if !gap.isEmpty { runs.append(.init(gap)) }
            let spoken = word.kind == .particle ? word.spokenParticle : word.text
            if spoken != word.text {
                runs.append(.init(word.text, reading: spoken))
            } else {
                for run in word.runs { runs.append(.init(run.base, reading: run.reading)) }
            }
        }
        runs.append(.init(spaces(before: words.count)))
        return AnnotatedText(runs).normalized
    }
}
