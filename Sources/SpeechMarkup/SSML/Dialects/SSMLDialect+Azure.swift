extension SSMLDialect {
    static let azureRows = """
        = structure learn.microsoft.com/azure/ai-services/speech-service/speech-synthesis-markup-structure
        = voice learn.microsoft.com/azure/ai-services/speech-service/speech-synthesis-markup-voice
        = pronunciation learn.microsoft.com/azure/ai-services/speech-service/speech-synthesis-markup-pronunciation
        = rates learn.microsoft.com/answers/questions/466776 (rate="30.00%" is spoken as +30.00%)
        @ af-ZA sq-AL am-ET ar-EG ar-SA hy-AM az-AZ eu-ES bn-IN bs-BA bg-BG my-MM ca-ES yue=zh-HK zh-CN zh-HK zh-TW hr-HR cs-CZ da-DK nl-NL nl-BE en-US en-AU en-CA en-HK en-IN en-IE en-GB et-EE fil-PH fi-FI fr-FR fr-BE fr-CA fr-CH gl-ES ka-GE de-DE de-AT de-CH el-GR he-IL hi-IN hu-HU is-IS id-ID ga-IE it-IT ja-JP jv-ID kn-IN kk-KZ km-KH ko-KR lo-LA lv-LV lt-LT mk-MK ms-MY ml-IN mt-MT mn-MN ne-NP no=nb-NO ps-AF fa-IR pl-PL pt-BR pt-PT ro-RO ru-RU sr-RS si-LK sk-SK sl-SI so-SO es-ES es-MX su-ID sw-KE sv-SE ta-IN te-IN th-TH tr-TR uk-UA ur-PK uz-UZ vi-VN cy-GB zu-ZA
        speak | (children) | voice,mstts:backgroundaudio,mstts:voiceconversion | require voices | Azure takes nothing in “speak” but “voice” and “mstts:backgroundaudio”. | structure
        speak | xml:base,onlangfailure,startmark,endmark | | drop | Azure does not list it. | structure
        p,s | xml:lang | | rewrite lang | Azure knows languages in the element “lang” only. | structure
        p,s | onlangfailure | | drop | Azure does not list it. | structure
        token,w | | | drop | Azure does not list it. | structure
        lang | xml:lang | languages | rewrite locale | Azure lists languages with their region, such as ja-JP. | voice
        lang | xml:lang | unlisted | drop | Azure does not list it for its multilingual voices. | voice
        lang | xml:lang | | yes | | voice
        lang | onlangfailure | | drop | Azure does not list it. | voice
        say-as | interpret-as | characters,spell-out,cardinal,number,ordinal,number_digit,fraction,date,time,duration,telephone,address,currency,name | yes | | pronunciation
        say-as | interpret-as | digits | rewrite value number_digit | Azure calls it “number_digit”. | pronunciation
        say-as | interpret-as | * | refuse | Azure does not list it. | pronunciation
        say-as | format | | yes | | pronunciation
        say-as | detail | | drop | Azure ignores it. | pronunciation
        say-as | language | | drop | Azure does not list it. | pronunciation
        sub | alias | | yes | | pronunciation
        phoneme | alphabet | ipa,sapi,ups,x-sampa | yes | | pronunciation
        phoneme | alphabet | * | require phoneme ipa,x-sampa | Azure reads the alphabets ipa, sapi, ups and x-sampa, and refuses a document with a phone that it does not know. | pronunciation
        phoneme | ph | | limited | Azure refuses a document with a phone that it does not know. | pronunciation
        phoneme | type | | drop | Azure does not list it. | pronunciation
        break | time | outside 0s..20s | rewrite clamp | Azure pauses for twenty seconds at most. | structure
        break | strength | none | drop | Azure does not have this strength. | structure
        break | time,strength | | yes | | structure
        emphasis | level | | limited | Azure has it for a few voices only. | voice
        prosody | rate | unsigned % | rewrite multiplier | Azure takes a percentage for a change, so that 80% is faster than normal; it takes a number for what the rate is multiplied by. | rates
        prosody | rate | numbers | yes | | voice
        prosody | rate,volume | signed % | yes | | voice
        prosody | rate,pitch,range,contour | | yes | | voice
        prosody | volume | numbers | yes | | voice
        prosody | volume | | yes | | voice
        prosody | duration,amazon:max-duration | | drop | Azure does not list it. | voice
        voice | (required) | name | require voices | Azure needs the name of a voice. | voice
        voice | (children) | lexicon | yes | | pronunciation
        voice | name,effect,xml:lang | | yes | | voice
        voice | languages | | rewrite attribute xml:lang | Azure calls it “xml:lang”, and takes one. | voice
        voice | gender,age,variant,required,ordering,onvoicefailure | | drop | Azure chooses voices by name only. | voice
        mark | | | rewrite element bookmark | Azure calls it “bookmark”. | structure
        bookmark | | | yes | | structure
        bookmark | mark | | yes | | structure
        audio | src | | yes | | voice
        audio | clipBegin,clipEnd,speed,repeatCount,repeatDur,soundLevel,fetchtimeout,fetchhint,maxage,maxstale | | drop | Azure does not list it. | voice
        desc | | | drop | Azure does not list it. | voice
        lexicon | uri | | limited | Azure takes one lexicon in PLS of at most 100 kilobytes. | pronunciation
        lexicon | type,xml:id | | optional | | pronunciation
        lookup,meta,metadata | | | drop | Azure does not list it. | structure
        (vendors) | | | drop | It is another vendor's. | structure
        """
}
