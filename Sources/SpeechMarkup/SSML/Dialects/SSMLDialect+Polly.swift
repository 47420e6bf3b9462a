extension SSMLDialect {
    static let pollyRows = """
        = tags docs.aws.amazon.com/polly/latest/dg/supportedtags.html (a tag that is not supported is an error)
        = languages docs.aws.amazon.com/polly/latest/dg/SupportedLanguage.html
        @ ar=arb ar-AE ca-ES yue-CN zh=cmn-CN cs-CZ da-DK nl-NL nl-BE en-US en-GB en-AU en-IN en-IE en-NZ en-SG en-ZA en-GB-WLS fi-FI fr-FR fr-BE fr-CA hi-IN de-DE de-AT de-CH is-IS it-IT ja-JP ko-KR no=nb-NO pl-PL pt-BR pt-PT ro-RO ru-RU es-ES es-MX es-US sv-SE tr-TR cy-GB
        = prosody docs.aws.amazon.com/polly/latest/dg/prosody-tag.html
        = phoneme docs.aws.amazon.com/polly/latest/dg/phoneme-tag.html
        speak | version,xmlns | | optional | | tags
        speak | xml:lang | | optional | | tags
        speak | onlangfailure | | ? | | tags
        speak | xml:base,startmark,endmark | | drop | Polly does not list it. | tags
        p,s | xml:lang | | rewrite lang | Polly knows languages in the element “lang” only. | tags
        p,s | onlangfailure | | drop | Polly does not list it. | tags
        token | | | refuse | Polly does not list it. | tags
        w | role | amazon:* | yes | | tags
        w | role | * | drop | Polly knows its own roles only, such as amazon:VB. | tags
        lang | xml:lang | languages | rewrite locale | Polly lists languages with their region, such as ja-JP. | languages
        lang | xml:lang | unlisted | refuse | Polly does not list it. | languages
        lang | xml:lang | | yes | | tags
        lang | onlangfailure | | drop | Polly does not list it. | tags
        say-as | interpret-as | characters,spell-out,verbatim,cardinal,number,ordinal,digits,fraction,unit,date,time,telephone,address,expletive | yes | | tags
        say-as | interpret-as | * | refuse | Polly does not list it. | tags
        say-as | format | hms12,hms24 | drop | Polly takes a time for a duration in minutes and seconds. | tags
        say-as | format | mdy,dmy,ymd,md,dm,ym,my,d,m,y,yyyymmdd | yes | | tags
        say-as | format | | drop | Polly does not list it. | tags
        say-as | detail,language | | drop | Polly does not list it. | tags
        sub | alias | | yes | | tags
        phoneme | ph | | yes | | phoneme
        phoneme | alphabet | ipa,x-sampa,x-amazon-pinyin,x-amazon-jyutping,x-amazon-yomigana,x-amazon-pron-kana | yes | | phoneme
        phoneme | alphabet | yomigana | rewrite value x-amazon-yomigana | Polly calls it “x-amazon-yomigana”. | phoneme
        phoneme | alphabet | pinyin | rewrite value x-amazon-pinyin | Polly calls it “x-amazon-pinyin”. | phoneme
        phoneme | alphabet | jyutping | rewrite value x-amazon-jyutping | Polly calls it “x-amazon-jyutping”. | phoneme
        phoneme | alphabet | * | require phoneme ipa,x-sampa | Polly reads the alphabets ipa and x-sampa, and its own. | phoneme
        phoneme | type | | drop | Polly does not list it. | phoneme
        break | time | outside 0s..10s | rewrite clamp | Polly pauses for ten seconds at most. | tags
        break | time,strength | | yes | | tags
        emphasis | level | | limited | Polly has it for standard voices only. | tags
        prosody | rate | signed % | require percentage | Polly takes a percentage of the usual rate, without a sign. | prosody
        prosody | rate | outside 20%..200% | rewrite clamp | Polly speaks at 20% to 200%. | prosody
        prosody | rate,volume | | yes | | prosody
        prosody | pitch | | limited | Polly has it for standard voices only. | prosody
        prosody | amazon:max-duration | | limited | Polly has it for standard voices only. | tags
        prosody | range,contour,duration | | drop | Polly does not list it. | prosody
        voice | | | refuse | Polly takes the voice from the request, not from the document. | tags
        mark | name | | yes | | tags
        audio,desc,lexicon,lookup,meta,metadata | | | refuse | Polly does not list it. | tags
        amazon:effect | name | whispered | limited | Polly has it for standard voices only. | tags
        amazon:effect | name | drc | yes | | tags
        amazon:effect | name | * | refuse | Polly has the effects “whispered” and “drc”. | tags
        amazon:effect | phonation,vocal-tract-length | | limited | Polly has it for standard voices only. | tags
        amazon:effect | | | yes | | tags
        amazon:domain | name | news | limited | Polly has it for some neural voices only. | tags
        amazon:domain | name | * | drop | Polly has the domain “news” only. | tags
        amazon:domain | | | yes | | tags
        amazon:auto-breaths,amazon:breath | | | limited | Polly has it for standard voices only. | tags
        (vendors) | | | refuse | It is another vendor's. | tags
        """
}
