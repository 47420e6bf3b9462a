extension SSMLDialect {
    static let appleRows = """
        = class developer.apple.com, AVSpeechUtterance init(ssmlRepresentation:), which lists no elements
        = session WWDC 2023, session 10033, which shows it
        = claim dokterbob/macos-speech-server, pull requests 24 and 25, which claim it of macOS 14
        speak | version,xmlns | | optional | | session
        speak | xml:lang | | ? | | class
        speak | xml:base | | ? | | class
        speak | onlangfailure,startmark,endmark | | drop | Apple does not list it. | class
        p,s | | | ? | | class
        p,s | xml:lang | | ? | | class
        p,s | onlangfailure | | drop | Apple does not list it. | class
        token,w | | | ? | | class
        w | role | | ? | | class
        lang | xml:lang | | ? | | class
        lang | onlangfailure | | drop | Apple does not list it. | class
        say-as | interpret-as | interjection,vxml:*,tts:* | drop | It is a vendor's. | class
        say-as | interpret-as | characters,spell-out,cardinal,number,ordinal,digits,date,time,telephone | ? | | claim
        say-as | interpret-as | verbatim,fraction,unit,duration,address,currency,name,expletive,bleep | ? | | class
        say-as | format,detail,language | | ? | | class
        sub | alias | | ? | | class
        phoneme | ph | | ? | | claim
        phoneme | alphabet | ipa | ? | | claim
        phoneme | alphabet | x-sampa | ? | | class
        phoneme | alphabet | * | rewrite phoneme ipa | It is another vendor's alphabet. | class
        phoneme | type | | drop | Apple does not list it. | class
        break | time | | yes | | session
        break | strength | | ? | | class
        emphasis | level | | ? | | claim
        prosody | rate | | yes | | session
        prosody | pitch,volume | | ? | | claim
        prosody | range,contour,duration | | ? | | class
        prosody | amazon:max-duration | | drop | It is Amazon's. | class
        voice | name | | yes | | class
        voice | languages,xml:lang,gender,age,variant | | ? | | class
        voice | required,ordering,onvoicefailure,effect | | drop | Apple does not list it. | class
        mark | | | limited | Apple tells of marks by AVSpeechSynthesisMarker. | class
        audio | | | ? | | class
        audio | clipBegin,clipEnd,speed,repeatCount,repeatDur,soundLevel,fetchtimeout,fetchhint,maxage,maxstale | | drop | Apple does not list it. | class
        desc | | | ? | | class
        lexicon,lookup | | | drop | Apple does not list it. | class
        meta,metadata | | | drop | Apple ignores it. | class
        (vendors) | | | drop | It is another vendor's. | class
        """
}
