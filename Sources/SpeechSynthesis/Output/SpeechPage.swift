internal import SpeechMarkup
public import TextToolkit

/// A complete page of HTML with a text, its speech, and each word lit while it is heard.
///
/// It is one file, works without a network, and is used by mouse, keyboard and screen reader: play and pause, rate,
/// a click on a word or the arrow keys to hear from there. `#word=12` at the end of its address starts with the twelfth
/// word.
///
/// To write it while the speech is made, write ``opening``, the audio as Base64 of a WAV file, ``afterAudio``, then
/// ``paragraph(of:words:from:)`` for each text, then ``closing``.
public struct SpeechPage: Sendable {
    /// The title, which browsers show on the tab.
    public var title: String

    /// The language of the text.
    public var language: LanguageTag

    /// The last time that a word was given, so that no two words have one.
    private var latest = -1

    /// Makes a page.
    public init(title: String, language: LanguageTag) {
        self.title = title
        self.language = language
    }

    /// The page up to the Base64 of its audio.
    public var opening: String {
        """
        <!DOCTYPE html>
        <html lang="\(language.tag)">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(Self.escaped(title))</title>
        <style>
        \(Self.style)
        </style>
        </head>
        <body>
        <audio id="audio" preload="auto" src="data:audio/wav;base64,
        """
    }

    /// The page between its audio and its first paragraph.
    public var afterAudio: String {
        """
        "></audio>
        <header role="group" aria-label="Player" lang="en">
        <button id="play" type="button">Play</button>
        <label>Rate <select id="rate">
        <option value="0.5">½×</option>
        <option value="0.75">¾×</option>
        <option value="1" selected>1×</option>
        <option value="1.25">1¼×</option>
        <option value="1.5">1½×</option>
        <option value="2">2×</option>
        </select></label>
        <input id="position" type="range" min="0" max="1" step="0.01" value="0" aria-label="Position in seconds">
        <p>Space plays and pauses; ← and → go from word to word; a click on a word plays from there.</p>
        </header>
        <main id="text">

        """
    }

    /// A text as a paragraph, followed by a line feed.
    ///
    /// - Parameters:
    ///   - text: What was spoken, ``Utterance/text``.
    ///   - words: Its words, in order.
    ///   - start: When the text starts in the audio.
    /// - Complexity: O(*n*) in the text.
    public mutating func paragraph(of text: String, words: [SpokenWord], from start: Duration = .zero) -> String {
        let bytes = Array(text.utf8)
        var html = "<p>"
        var place = 0
        for word in words {
            html += Self.escaped(String(decoding: bytes[place..<word.range.lowerBound], as: UTF8.self))
            latest = max(latest + 1, (start + word.time).milliseconds)
            let end = max(latest, (start + word.time + word.duration).milliseconds)
            html += "<span class=\"word\" data-start=\"\(Self.seconds(latest))\" data-end=\"\(Self.seconds(end))\">"
            html += Self.escaped(word.text) + "</span>"
            place = word.range.upperBound
        }
        return html + Self.escaped(String(decoding: bytes[place...], as: UTF8.self)) + "</p>\n"
    }

    /// The page after its last paragraph.
    public var closing: String {
        """
        </main>
        <script>
        \(Self.script)
        </script>
        </body>
        </html>

        """
    }

    private static func escaped(_ text: String) -> String { XMLText.escaped(XMLText.stripped(text)) }

    private static func seconds(_ milliseconds: Int) -> String {
        let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
        return "\(seconds).\(String(rest + 1000).dropFirst())"
    }

    private static let style = """
        :root { color-scheme: light dark; --paper: #fdfcf8; --ink: #1f1d1a; --light: #ffe08a; --bar: #efece4; }
        @media (prefers-color-scheme: dark) {
          :root { --paper: #16181c; --ink: #e8e6e1; --light: #6b5210; --bar: #23262c; }
        }
        body { margin: 0; background: var(--paper); color: var(--ink); font: 1.25rem/1.7 system-ui, sans-serif; }
        header {
          position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: .5em 1em; align-items: center;
          padding: .6em 1.25em; background: var(--bar); font-size: 1rem;
        }
        header p { margin: 0; font-size: .8rem; flex-basis: 100%; }
        header button, header select { font: inherit; padding: .25em .8em; }
        #position { flex: 1; min-width: 8em; }
        main { max-width: 36em; margin: 0 auto; padding: 1.5em 1.25em 50vh; overflow-wrap: anywhere; }
        main p { white-space: pre-line; }
        .word { cursor: pointer; border-radius: .2em; }
        .word.lit { background: var(--light); box-shadow: 0 0 0 .12em var(--light); }
        @media (forced-colors: active) { .word.lit { outline: 2px solid Highlight; } }
        """

    private static let script = """
        "use strict";
        const audio = document.getElementById("audio");
        const play = document.getElementById("play");
        const rate = document.getElementById("rate");
        const position = document.getElementById("position");
        const words = Array.from(document.querySelectorAll(".word"));
        const starts = words.map(word => Number(word.dataset.start));
        let lit = -1;

        // The last word that has begun; times of media are kept in microseconds.
        function wordAt(time) {
          let low = 0, high = starts.length;
          while (low < high) {
            const middle = (low + high) >> 1;
            if (starts[middle] <= time + 0.0005) low = middle + 1; else high = middle;
          }
          return low - 1;
        }

        function light() {
          const index = wordAt(audio.currentTime);
          position.value = audio.currentTime;
          if (index === lit) return;
          if (lit >= 0) {
            words[lit].classList.remove("lit");
            words[lit].removeAttribute("aria-current");
          }
          lit = index;
          if (lit < 0) return;
          words[lit].classList.add("lit");
          words[lit].setAttribute("aria-current", "true");
          const place = words[lit].getBoundingClientRect();
          if (place.top < 120 || place.bottom > innerHeight) words[lit].scrollIntoView({ block: "center" });
        }

        function follow() {
          light();
          if (!audio.paused) requestAnimationFrame(follow);
        }

        function seek(index) {
          if (index < 0 || index >= words.length) return;
          audio.currentTime = starts[index];
          light();
        }

        function toggle() {
          if (audio.paused) audio.play(); else audio.pause();
        }

        play.addEventListener("click", toggle);
        rate.addEventListener("change", () => { audio.playbackRate = Number(rate.value); });
        position.addEventListener("input", () => { audio.currentTime = Number(position.value); light(); });
        audio.addEventListener("play", () => { play.textContent = "Pause"; follow(); });
        audio.addEventListener("pause", () => { play.textContent = "Play"; light(); });
        for (const name of ["timeupdate", "seeking", "seeked"]) audio.addEventListener(name, light);
        document.getElementById("text").addEventListener("click", event => {
          const index = words.indexOf(event.target.closest(".word"));
          if (index < 0 || !getSelection().isCollapsed) return;
          seek(index);
          audio.play();
        });
        document.addEventListener("keydown", event => {
          if (event.ctrlKey || event.altKey || event.metaKey || event.target.matches("select, input")) return;
          if (event.key === " " && event.target !== play) toggle();
          else if (event.key === "ArrowRight") seek(lit + 1);
          else if (event.key === "ArrowLeft") seek(Math.max(0, lit - 1));
          else return;
          event.preventDefault();
        });

        function start() {
          position.max = audio.duration;
          const word = /^#word=(\\d+)$/.exec(location.hash);
          if (word) seek(Number(word[1]) - 1);
        }
        if (audio.readyState > 0) start(); else audio.addEventListener("loadedmetadata", start);
        addEventListener("hashchange", start);
        """
}
