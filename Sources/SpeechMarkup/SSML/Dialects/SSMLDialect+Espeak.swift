extension SSMLDialect {
    static let espeakRows = """
        = markup espeak-ng, docs/markup.md
        = run espeak-ng 1.51, measured with -m -x
        speak | version,xmlns,xml:lang | | optional | | run
        speak | xml:base | | limited | espeak-ng only passes it on to the program that calls it. | markup
        speak | onlangfailure,startmark,endmark | | drop | espeak-ng ignores it. | markup
        p,s | xml:lang | | yes | | run
        p,s | onlangfailure | | drop | espeak-ng ignores it. | markup
        token,w | | | drop | espeak-ng ignores it, and reads the text. | run
        lang | | | rewrite element voice | espeak-ng ignores it; it changes the language in the element “voice”. | run
        say-as | interpret-as | characters,cardinal,number,telephone | yes | | run
        say-as | interpret-as | spell-out | rewrite value characters | espeak-ng says characters for it. | run
        say-as | interpret-as | digits | rewrite value tts:digits | espeak-ng calls it “tts:digits”. | run
        say-as | interpret-as | tts:char,tts:key,tts:digits | yes | | markup
        say-as | interpret-as | verbatim | rewrite value characters | espeak-ng calls it “characters”. | run
        say-as | interpret-as | * | drop | espeak-ng ignores it. | run
        say-as | format | | limited | espeak-ng knows the format “glyphs” only. | markup
        say-as | detail | | limited | espeak-ng knows it for tts:digits only. | markup
        say-as | language | | drop | espeak-ng ignores it. | markup
        sub | alias | | yes | | run
        phoneme | ph | | limited | espeak-ng does not resolve references in it. | run
        phoneme | alphabet | espeak | limited | espeak-ng reads what is in the element as well. | run
        phoneme | alphabet | * | rewrite phoneme espeak | espeak-ng reads its own alphabet only, which it calls “espeak”. | run
        phoneme | type | | drop | espeak-ng ignores it. | markup
        break | time | fractions | rewrite milliseconds | espeak-ng does not read fractions of a second. | run
        break | time,strength | | yes | | run
        emphasis | level | | limited | espeak-ng changes volume and duration only. | markup
        prosody | rate,pitch,range | | yes | | run
        prosody | volume | numbers | yes | | run
        prosody | volume | | limited | espeak-ng knows words and numbers; decibels do next to nothing. | run
        prosody | contour,duration,amazon:max-duration | | drop | espeak-ng ignores it. | run
        voice | name,xml:lang,gender,age,variant | | yes | | run
        voice | languages | | rewrite attribute xml:lang | espeak-ng calls it “xml:lang”, and takes one. | run
        voice | required,ordering,onvoicefailure,onlangfailure,effect | | drop | espeak-ng ignores it. | markup
        mark | | | limited | espeak-ng loses one that stands right behind the end of a sentence. | run
        audio | src | | limited | espeak-ng plays local files in WAV only. | markup
        audio | clipBegin,clipEnd,speed,repeatCount,repeatDur,soundLevel,fetchtimeout,fetchhint,maxage,maxstale | | drop | espeak-ng ignores it. | markup
        desc | | | drop | espeak-ng speaks it. | run
        lexicon,lookup | | | drop | espeak-ng ignores it. | run
        meta | | | drop | espeak-ng ignores it. | run
        metadata | | | drop | espeak-ng skips the text in it. | run
        tts:style | | | yes | | markup
        tts:style | field,mode | | yes | | markup
        (vendors) | | | drop | It is a vendor's. | run
        """
}
