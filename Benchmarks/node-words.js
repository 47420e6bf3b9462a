// The words of a file, one a line, by the Intl.Segmenter of node.
const text = require("fs").readFileSync(process.argv[2], "utf8");
for (const segment of new Intl.Segmenter("en", { granularity: "word" }).segment(text)) {
    if (segment.isWordLike) console.log(segment.segment);
}
