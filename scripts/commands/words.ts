import { beyondLimits, measure } from '../words/measure';
import { contentFiles, textsOf } from '../words/texts';
import { checkSpelling } from '../words/spelling';

// `npm run words -- courses` measures the files whose path holds "courses" and lists long sentences.
const [part = ''] = process.argv.slice(2);
const files = contentFiles().filter((file) => file.includes(part));
const pages = files
  .map((file) => measure(file, textsOf(file)))
  .filter(({ sentences }) => sentences > 0);

console.log('words  sentences  words/sentence  over 24 words  file');
for (const page of pages) {
  console.log(
    [
      String(page.words).padStart(5),
      String(page.sentences).padStart(9),
      page.wordsASentence.toFixed(1).padStart(14),
      `${(100 * page.longShare).toFixed(1)} %`.padStart(13),
      page.file,
      page.habits.join(', '),
    ].join('  '),
  );
}
if (part) {
  for (const { file, long } of pages) {
    for (const { line, words, text } of long)
      console.log(`${file}:${line}: ${words} words: ${text}`);
  }
}
const mistakes = [...pages.flatMap(beyondLimits), ...checkSpelling(files)];
for (const mistake of mistakes) console.log(mistake);
if (mistakes.length > 0) process.exitCode = 1;
