import { beyondLimits, measure } from './measure';
import { contentFiles, textsOf } from './texts';
import { checkSpelling } from './spelling';
import { checkStatements } from './statements';

export function reportWords(part: string): boolean {
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
      ].join('  '),
    );
  }
  if (part) {
    for (const { file, long } of pages) {
      for (const { line, words, text } of long)
        console.log(`${file}:${line}: ${words} words: ${text}`);
    }
  }
  const mistakes = [
    ...pages.flatMap(beyondLimits),
    ...checkSpelling(files),
    ...checkStatements(files),
  ];
  for (const mistake of mistakes) console.log(mistake);
  return mistakes.length === 0;
}
