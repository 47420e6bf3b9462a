internal import TextToolkit

extension SSML {
    /// What SSML 1.1 says: a row an element, and under it a row an attribute with the type of its values.
    ///
    /// Speech Synthesis Markup Language (SSML) Version 1.1, W3C Recommendation 7 September 2010; the numbers are its sections.
    /// Both profiles are here: the attributes of audio that the extended profile adds are right in every document. What an
    /// engine makes of a row is in the table of its dialect, and vendors' own elements are in the tables beside this one.
    ///
    /// The reader, the views, the checker, the writer, plain text, rewriting, splitting and the notices of speech go by it.
    enum Vocabulary {
        static let speak: Row<SSML, Category.Root, Place.Document> = Row(
            .speak, "3.1.1",
            .plain(AttributeRow(.version, AnyText.self, isRequired: true, .inaudible, .version)),
            .plain(AttributeRow(.xmlLang, LanguageTag.self, isRequired: true)),
            .plain(AttributeRow(.xmlBase, Address.self, .ignored)),
            .plain(AttributeRow(.onLanguageFailure, LanguageFailure.self, .ignored)),
            .plain(AttributeRow(.startMark, Mark.Name.self, isNew: true, .ignored)),
            .plain(AttributeRow(.endMark, Mark.Name.self, isNew: true, .ignored)))

        static let lexicon: Row<Lexicon, Category.Head, Place.Nothing> = Row(
            .lexicon, "3.1.5.1", speech: .silent, isWhole: true,
            .required(.uri, \.$uri, .ignored), .required(.xmlID, \.$id, isNew: true, .inaudible, .identifier),
            .optional(.type, \.type, as: AnyText.self, .inaudible),
            .optional(.fetchTimeout, \.fetchTimeout, as: Time.self, isNew: true, .ignored),
            .optional(.maxAge, \.maxAge, isNew: true, .ignored), .optional(.maxStale, \.maxStale, isNew: true, .ignored)
        )

        static let lookup: Row<Lookup, Category.Phrase, Place.Flow> = Row(
            .lookup, "3.1.5.2", isNew: true, .required(.ref, \.$ref, .ignored, .lexicon))

        static let meta: Row<Meta, Category.Head, Place.Nothing> = Row(
            .meta, "3.1.6", speech: .silent, isWhole: true,
            .optional(.name, \.name, .inaudible), .optional(.httpEquivalent, \.httpEquivalent, .inaudible),
            .required(.content, \.$content, .inaudible))

        static let metadata: Row<Metadata, Category.Head, Place.Facts> = Row(
            .metadata, "3.1.7", speech: .silent, isWhole: true)

        static let p: Row<Paragraph, Category.Block, Place.Paragraph> = Row(
            .paragraph, "3.1.8.1", division: .paragraph,
            .optional(.xmlLang, \.language), .optional(.onLanguageFailure, \.onLanguageFailure, .ignored),
            .optional(.xmlID, \.id, .inaudible, .identifier))

        static let s: Row<Sentence, Category.Sentence, Place.Sentence> = Row(
            .sentence, "3.1.8.1", division: .sentence,
            .optional(.xmlLang, \.language), .optional(.onLanguageFailure, \.onLanguageFailure, .ignored),
            .optional(.xmlID, \.id, .inaudible, .identifier))

        static let token = tokens(.token)

        static let w = tokens(.word)

        private static func tokens(_ name: ElementName) -> Row<Token, Category.Phrase, Place.Token> {
            Row(
                name, "3.1.8.2", isNew: true, isWhole: true,
                .optional(.role, \.role, isNew: true, .ignored, .prefixes), .optional(.xmlLang, \.language),
                .optional(.onLanguageFailure, \.onLanguageFailure, .ignored),
                .optional(.xmlID, \.id, .inaudible, .identifier))
        }

        static let sayAs: Row<SayAs, Category.Part, Place.Text> = Row(
            .sayAs, "3.1.9", isWhole: true,
            .required(.interpretAs, \.$kind), .optional(.format, \.format), .optional(.detail, \.detail, .ignored))

        static let phoneme: Row<Phoneme, Category.Part, Place.Text> = Row(
            .phoneme, "3.1.10", isWhole: true,
            .required(.pronunciation, \.$pronunciation), .optional(.alphabet, \.alphabet),
            .optional(.type, \.kind, isNew: true, .ignored))

        static let sub: Row<Sub, Category.Part, Place.Text> = Row(
            .sub, "3.1.11", speech: .replaced(by: .alias), isWhole: true, .required(.alias, \.$alias))

        static let lang: Row<Lang, Category.Phrase, Place.Flow> = Row(
            .lang, "3.1.12", isNew: true,
            .required(.xmlLang, \.$language), .optional(.onLanguageFailure, \.onLanguageFailure, .ignored))

        static let voice: Row<Voice, Category.Phrase, Place.Flow> = Row(
            .voice, "3.2.1",
            .optional(.name, \.names), .optional(.languages, \.languages, isNew: true),
            .optional(.gender, \.gender, .ignored), .optional(.age, \.age, isEmptyAllowed: true, .ignored),
            .optional(.variant, \.variant, isEmptyAllowed: true, .ignored),
            .optional(.required, \.required, isNew: true, .ignored),
            .optional(.ordering, \.ordering, isNew: true, .ignored),
            .optional(.onVoiceFailure, \.onVoiceFailure, isNew: true, .ignored))

        static let emphasis: Row<Emphasis, Category.Part, Place.Sentence> = Row(
            .emphasis, "3.2.2", .optional(.level, \.level))

        static let `break`: Row<Break, Category.Part, Place.Nothing> = Row(
            .break, "3.2.3", speech: .pause, isWhole: true,
            .optional(.time, \.time, as: Time.self), .optional(.strength, \.strength))

        static let prosody: Row<Prosody, Category.Part, Place.Flow> = Row(
            .prosody, "3.2.4",
            .optional(.pitch, \.pitch), .optional(.contour, \.contour, makesWhole: true), .optional(.range, \.range),
            .optional(.rate, \.rate), .optional(.duration, \.duration, as: Time.self, .ignored, makesWhole: true),
            .optional(.volume, \.volume))

        static let audio: Row<Audio, Category.Part, Place.Audio> = Row(
            .audio, "3.3.1", isWhole: true,
            .optional(.source, \.source),
            .optional(.fetchTimeout, \.fetchTimeout, as: Time.self, isNew: true, .ignored),
            .optional(.fetchHint, \.fetchHint, isNew: true, .ignored),
            .optional(.maxAge, \.maxAge, isNew: true, .ignored),
            .optional(.maxStale, \.maxStale, isNew: true, .ignored),
            .optional(.clipBegin, \.trimming.clipBegin, as: Time.self, isNew: true, .ignored),
            .optional(.clipEnd, \.trimming.clipEnd, as: Time.self, isNew: true, .ignored),
            .optional(.repeatCount, \.trimming.repeatCount, isNew: true, .ignored),
            .optional(.repeatDuration, \.trimming.repeatDuration, as: Time.self, isNew: true, .ignored),
            .optional(.soundLevel, \.trimming.soundLevel, isNew: true, .ignored),
            .optional(.speed, \.trimming.speed, isNew: true, .ignored))

        static let desc: Row<Desc, Category.Aside, Place.Text> = Row(
            .desc, "3.3.3", speech: .silent, isWhole: true,
            .optional(.xmlLang, \.language, .inaudible),
            .optional(.onLanguageFailure, \.onLanguageFailure, .inaudible))

        static let mark: Row<Mark, Category.Part, Place.Nothing> = Row(
            .mark, "3.3.2", speech: .silent, isWhole: true, .required(.name, \.$name, .honoured, .mark))

        /// The rows of SSML 1.1, in the order of the Recommendation.
        static let standard: [ElementRow] = [
            speak.erased, lexicon.erased, lookup.erased, meta.erased, metadata.erased, p.erased, s.erased, token.erased,
            w.erased, sayAs.erased, phoneme.erased, sub.erased, lang.erased, voice.erased, emphasis.erased,
            `break`.erased,
            prosody.erased, audio.erased, desc.erased, mark.erased,
        ]

        /// All rows, vendors' among them.
        static let all = standard + vendors

        private static let table = NameTable(all.map { ($0.name.text, $0) })

        /// The row of an element, by its name as documents write it with the vendor's own prefix.
        static func row(named name: String) -> ElementRow? { table[name.utf8] }

        /// The row of an element, by the bytes of such a name.
        static func row(named name: ArraySlice<UInt8>) -> ElementRow? { table[name] }

        /// The row of an element of a tree.
        static func row(of name: ElementName) -> ElementRow? {
            guard let qualified = name.qualified else { return row(named: name.text) }
            guard let prefix = Namespace.vendorPrefix(of: qualified) else { return nil }
            return row(named: prefix.isEmpty ? qualified.local : "\(prefix):\(qualified.local)")
        }
    }
}

typealias Vocabulary = SSML.Vocabulary
