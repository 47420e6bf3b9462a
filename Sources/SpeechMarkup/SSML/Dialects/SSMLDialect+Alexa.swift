extension SSMLDialect {
    static let alexaRows = """
        = ssml developer.amazon.com/docs/alexa/custom-skills/speech-synthesis-markup-language-ssml-reference.html
        @ ar-SA de-DE en-US en-GB en-AU en-CA en-IN es-ES es-MX es-US fr-FR fr-CA hi-IN it-IT ja-JP nl-NL pt-BR
        speak | version,xmlns | | optional | | ssml
        speak | xml:lang | | limited | Alexa takes the language from the skill. | ssml
        speak | xml:lang | | optional | | ssml
        speak | xml:base,onlangfailure,startmark,endmark | | drop | Alexa does not list it. | ssml
        p,s | xml:lang | | rewrite lang | Alexa knows languages in the element “lang” only. | ssml
        p,s | onlangfailure | | drop | Alexa does not list it. | ssml
        token | | | drop | Alexa does not list it. | ssml
        w | role | amazon:* | yes | | ssml
        w | role | * | drop | Alexa knows its own roles only, such as amazon:VB. | ssml
        lang | xml:lang | languages | rewrite locale | Alexa lists languages with their region, such as ja-JP. | ssml
        lang | xml:lang | unlisted | drop | Alexa does not list it. | ssml
        lang | xml:lang | | yes | | ssml
        lang | onlangfailure | | drop | Alexa does not list it. | ssml
        say-as | interpret-as | characters,spell-out,cardinal,number,ordinal,digits,fraction,unit,date,time,telephone,address,expletive,interjection | yes | | ssml
        say-as | interpret-as | * | refuse | Alexa does not list it. | ssml
        say-as | format | hms12,hms24 | drop | Alexa takes a time for a duration in minutes and seconds. | ssml
        say-as | format | mdy,dmy,ymd,md,dm,ym,my,d,m,y,yyyymmdd | yes | | ssml
        say-as | format | | drop | Alexa does not list it. | ssml
        say-as | detail,language | | drop | Alexa does not list it. | ssml
        sub | alias | | yes | | ssml
        phoneme | ph | | yes | | ssml
        phoneme | alphabet | ipa,x-sampa | yes | | ssml
        phoneme | alphabet | * | rewrite phoneme ipa,x-sampa | Alexa reads the alphabets ipa and x-sampa. | ssml
        phoneme | type | | drop | Alexa does not list it. | ssml
        break | time | outside 0s..10s | rewrite clamp | Alexa pauses for ten seconds at most. | ssml
        break | time,strength | | yes | | ssml
        emphasis | level | none | drop | Alexa does not have this level. | ssml
        emphasis | level | | yes | | ssml
        prosody | rate | signed % | require percentage | Alexa takes a percentage of the usual rate, without a sign. | ssml
        prosody | rate | outside 20%..1000000% | rewrite clamp | Alexa speaks at 20% at least. | ssml
        prosody | pitch | outside -33.3%..+50% | rewrite clamp | Alexa changes the pitch by -33.3% to +50%. | ssml
        prosody | volume | outside -1000dB..+4.08dB | rewrite clamp | Alexa raises the volume by 4.08 dB at most. | ssml
        prosody | rate,pitch,volume | | yes | | ssml
        prosody | range,contour,duration,amazon:max-duration | | drop | Alexa does not list it. | ssml
        voice | name | | yes | | ssml
        voice | languages,xml:lang,gender,age,variant,required,ordering,onvoicefailure,effect | | drop | Alexa chooses voices by name only. | ssml
        mark | | | drop | Alexa does not list it. | ssml
        audio | src | | limited | Alexa plays 240 seconds of audio at most in one response. | ssml
        audio | clipBegin,clipEnd,speed,repeatCount,repeatDur,soundLevel,fetchtimeout,fetchhint,maxage,maxstale | | drop | Alexa does not list it. | ssml
        desc,lexicon,lookup,meta,metadata | | | drop | Alexa does not list it. | ssml
        amazon:effect | name | whispered | yes | | ssml
        amazon:effect | name | * | refuse | Alexa has the effect “whispered” only. | ssml
        amazon:effect | phonation,vocal-tract-length | | drop | Alexa has the effect “whispered” only. | ssml
        amazon:effect,amazon:domain,amazon:emotion | | | yes | | ssml
        amazon:emotion | name,intensity | | yes | | ssml
        amazon:domain | name | | yes | | ssml
        (vendors) | | | drop | It is another vendor's. | ssml
        """
}
