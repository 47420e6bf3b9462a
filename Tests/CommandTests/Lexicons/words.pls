<?xml version="1.0" encoding="UTF-8"?>
<lexicon version="1.0" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon" alphabet="ipa" xml:lang="en">
  <meta name="inflections" content="s 's ed ing"/>
  <lexeme><grapheme>lead</grapheme><phoneme>ˈliːd</phoneme></lexeme>
  <lexeme><grapheme>one two</grapheme><phoneme>ˈwʌn ˌtuː</phoneme></lexeme>
  <lexeme><grapheme>W3C</grapheme><alias>World Wide Web Consortium</alias></lexeme>
  <lexeme><grapheme>日本</grapheme><phoneme>ɲihoɴ</phoneme></lexeme>
  <lexeme><grapheme>a</grapheme><phoneme>ə</phoneme></lexeme>
</lexicon>
