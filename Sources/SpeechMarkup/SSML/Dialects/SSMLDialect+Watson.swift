extension SSMLDialect {
    static let watsonRows = """
        = elements cloud.ibm.com/docs/text-to-speech?topic=text-to-speech-elements
        speak | version,xmlns | | optional | | elements
        speak | xml:lang | | limited | Watson takes the language from the voice of the request. | elements
        speak | xml:lang | | optional | | elements
        speak | xml:base,onlangfailure,startmark,endmark | | drop | Watson does not have it. | elements
        p,s | xml:lang,onlangfailure | | drop | Watson speaks the language of its voice only. | elements
        paragraph,sentence | | | yes | | elements
        token,w | | | drop | Watson does not have it. | elements
        lang | | | drop | Watson speaks the language of its voice only. | elements
        say-as | interpret-as | characters,letters,cardinal,number,ordinal,digits,date | yes | | elements
        say-as | interpret-as | interjection | limited | Watson has it for expressive voices only. | elements
        say-as | interpret-as | vxml:* | limited | Watson has some of them. | elements
        say-as | interpret-as | spell-out,verbatim | rewrite value characters | Watson calls it “characters”. | elements
        say-as | interpret-as | * | refuse | Watson does not have it. | elements
        say-as | format | | limited | Watson has it for dates only. | elements
        say-as | detail,language | | drop | Watson does not have it. | elements
        sub | alias | | yes | | elements
        phoneme | ph | | yes | | elements
        phoneme | alphabet | ipa,ibm | yes | | elements
        phoneme | alphabet | * | rewrite phoneme ipa | Watson reads the alphabets ipa and ibm. | elements
        phoneme | type | | drop | Watson does not have it. | elements
        break | time,strength | | yes | | elements
        emphasis | level | | limited | Watson has it for some voices only. | elements
        prosody | rate | unsigned % | rewrite change | Watson takes a percentage with its sign, for a change. | elements
        prosody | rate | signed % | yes | | elements
        prosody | rate | numbers | limited | Watson takes a number for words per minute. | elements
        prosody | rate,pitch | | yes | | elements
        prosody | volume,range,contour,duration,amazon:max-duration | | drop | Watson does not have it. | elements
        voice | | | drop | Watson takes the voice from the request, not from the document. | elements
        mark | | | limited | Watson tells the times of marks over WebSocket only. | elements
        audio,desc,lexicon,lookup,meta,metadata | | | drop | Watson does not have it. | elements
        express-as | | | limited | Watson has it for expressive voices only. | elements
        express-as | style | | yes | | elements
        (vendors) | | | drop | It is another vendor's. | elements
        """
}
