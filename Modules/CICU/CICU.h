// Deliberately empty. This module carries the compiler flags and link names of
// ICU, never its declarations: Foundation ships an ICU module of its own, and a
// client that saw both would not compile. `ICUShims` includes ICU's headers.
