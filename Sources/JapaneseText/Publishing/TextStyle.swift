/// A way of setting some characters of a text: with dots beside them, in bold, upright in a vertical line.
///
/// One table for whoever reads them and whoever writes them: the name that Aozora Bunko gives a style in its notes, the
/// class that it has in HTML, and how a browser shows it.
public struct TextStyle: Hashable, Sendable {
    /// The class in HTML.
    public let name: String

    /// What notes of Aozora Bunko call it: 傍点.
    public let aozoraName: String

    /// The level of the headings that are set so, from 1 for the greatest; `nil` for what is no heading of its own line.
    public let headingLevel: Int?

    let css: String

    private init(_ name: String, _ aozoraName: String, _ css: String, headingLevel: Int? = nil) {
        self.name = name
        self.aozoraName = aozoraName
        self.css = css
        self.headingLevel = headingLevel
    }
}

extension TextStyle {
    /// What is beside the text, or where the text is not as it should be, said by an editor.
    public static let note = TextStyle("note", "注記", "")
    /// Larger than the text around it, by the steps of ``Book/Span/steps``.
    public static let larger = TextStyle("larger", "大きな文字", "")
    /// Smaller than the text around it, by the steps of ``Book/Span/steps``.
    public static let smaller = TextStyle("smaller", "小さな文字", "")

    /// Every style.
    public static let all = [
        emphasis("sesame", "傍点", "filled sesame"), emphasis("open-sesame", "白ゴマ傍点", "open sesame"),
        emphasis("dot", "丸傍点", "filled circle"), emphasis("open-dot", "白丸傍点", "open circle"),
        emphasis("triangle", "黒三角傍点", "filled triangle"), emphasis("open-triangle", "白三角傍点", "open triangle"),
        emphasis("double-circle", "二重丸傍点", "open double-circle"),
        emphasis("bullseye", "蛇の目傍点", "filled double-circle"), emphasis("cross", "ばつ傍点", "'×'"),
        line("line", "傍線", "solid"), line("double-line", "二重傍線", "double"), line("chain-line", "鎖線", "dotted"),
        line("dashed-line", "破線", "dashed"), line("wavy-line", "波線", "wavy"),
        TextStyle("bold", "太字", "font-weight: bold;"), TextStyle("italic", "斜体", "font-style: italic;"),
        TextStyle("upright", "縦中横", "text-combine-upright: all; -webkit-text-combine: horizontal;"),
        TextStyle("warichu", "割り注", "font-size: 70%;"),
        TextStyle("small-right", "行右小書き", "font-size: 60%; vertical-align: super;"),
        TextStyle("small-left", "行左小書き", "font-size: 60%; vertical-align: sub;"),
        TextStyle("superscript", "上付き小文字", "font-size: 60%; vertical-align: super;"),
        TextStyle("subscript", "下付き小文字", "font-size: 60%; vertical-align: sub;"),
        TextStyle("frame", "罫囲み", "border: 1px solid; padding: .1em .3em;"),
        TextStyle("horizontal", "横組み", "writing-mode: horizontal-tb;"),
        TextStyle("caption", "キャプション", "font-size: 80%;"),
        TextStyle("centred", "中央揃え", "text-align: center;"),
        TextStyle("heading-1", "大見出し", "", headingLevel: 1),
        TextStyle("heading-2", "中見出し", "", headingLevel: 2),
        TextStyle("heading-3", "小見出し", "", headingLevel: 3),
        TextStyle("run-in-1", "同行大見出し", "font-weight: bold; font-size: 120%;"),
        TextStyle("run-in-2", "同行中見出し", "font-weight: bold; font-size: 110%;"),
        TextStyle("run-in-3", "同行小見出し", "font-weight: bold;"),
        TextStyle("window-1", "窓大見出し", "font-weight: bold; font-size: 120%;"),
        TextStyle("window-2", "窓中見出し", "font-weight: bold; font-size: 110%;"),
        TextStyle("window-3", "窓小見出し", "font-weight: bold;"),
        note, larger, smaller,
    ]

    /// The style of the name that it has in notes of Aozora Bunko; `nil` if there is none.
    public init?(aozoraName: some StringProtocol) {
        guard let style = Self.byAozoraName[String(aozoraName)] else { return nil }
        self = style
    }

    private static let byAozoraName: [String: TextStyle] = [
        // What older files say.
        "横書き": "横組み", "ゴシック体": "太字", "イタリック体": "斜体", "枠囲み": "罫囲み",
    ].reduce(into: Dictionary(uniqueKeysWithValues: all.map { ($0.aozoraName, $0) })) { styles, name in
        styles[name.key] = styles[name.value]
    }

    private static func emphasis(_ name: String, _ aozoraName: String, _ marks: String) -> TextStyle {
        TextStyle(name, aozoraName, "text-emphasis: \(marks); -webkit-text-emphasis: \(marks);")
    }

    private static func line(_ name: String, _ aozoraName: String, _ line: String) -> TextStyle {
        TextStyle(name, aozoraName, "text-decoration: underline \(line); text-underline-position: right;")
    }
}
