extension SSMLDialect {
    static let googleRows = """
        = ssml cloud.google.com/text-to-speech/docs/ssml
        speak | version,xmlns,xml:lang | | optional | | ssml
        speak | xml:base,onlangfailure,startmark,endmark | | drop | Google does not list it. | ssml
        p,s | xml:lang | | rewrite lang | Google knows languages in the element “lang” only. | ssml
        p,s | onlangfailure | | drop | Google does not list it. | ssml
        token,w | | | drop | Google does not list it. | ssml
        lang | xml:lang | | yes | | ssml
        lang | onlangfailure | | drop | Google does not list it. | ssml
        say-as | interpret-as | characters,spell-out,verbatim,cardinal,number,ordinal,fraction,unit,date,time,telephone,currency,expletive,bleep | yes | | ssml
        say-as | interpret-as | digits | rewrite value characters | Google calls it “characters”. | ssml
        say-as | interpret-as | duration | limited | Google has it in its beta version only. | ssml
        say-as | interpret-as | * | refuse | Google does not list it. | ssml
        say-as | format | | yes | | ssml
        say-as | detail | | limited | Google has it for some values of “interpret-as” only. | ssml
        say-as | language | | yes | | ssml
        sub | alias | | yes | | ssml
        phoneme | ph | | yes | | ssml
        phoneme | alphabet | ipa,x-sampa,yomigana,pinyin,jyutping | yes | | ssml
        phoneme | alphabet | * | rewrite phoneme ipa,x-sampa | Google reads the alphabets ipa, x-sampa, yomigana, pinyin and jyutping. | ssml
        phoneme | type | | drop | Google does not list it. | ssml
        break | time | outside 0s..10s | rewrite clamp | Google pauses for ten seconds at most. | ssml
        break | time,strength | | yes | | ssml
        emphasis | level | | yes | | ssml
        prosody | rate,pitch,volume | | yes | | ssml
        prosody | range,contour,duration | | drop | Google does not list it. | ssml
        prosody | amazon:max-duration | | drop | It is Amazon's. | ssml
        voice | name,gender,variant,required | | yes | | ssml
        voice | languages | | rewrite attribute language | Google calls it “language”, and takes one. | ssml
        voice | language | | yes | | ssml
        voice | xml:lang | | rewrite attribute language | Google calls it “language”. | ssml
        voice | age,ordering,onvoicefailure,effect | | drop | Google does not list it. | ssml
        mark | | | limited | Google tells the times of marks in its version v1beta1 only. | ssml
        audio | src,clipBegin,clipEnd,speed,repeatCount,repeatDur,soundLevel | | yes | | ssml
        audio | fetchtimeout,fetchhint,maxage,maxstale | | drop | Google does not list it. | ssml
        desc | | | yes | | ssml
        lexicon,lookup,meta,metadata | | | drop | Google does not list it. | ssml
        par,seq,media | | | yes | | ssml
        par,seq,media | begin,end,repeatCount,repeatDur,soundLevel,fadeInDur,fadeOutDur,xml:id | | yes | | ssml
        google:style | | | limited | Google has it for some voices only, around whole sentences. | ssml
        (vendors) | | | drop | It is another vendor's. | ssml
        """
}
