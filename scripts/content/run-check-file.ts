import { text } from 'node:stream/consumers';
import { buildDay } from '@/content/read/build-day';
import { checkContent } from './check-content';
import { checkWith } from './check-file';

/** With `save <file>` (text on the input) or `delete <file>`, as it would be after that. */
const [, , deed, file = ''] = process.argv;
const mistakes =
  deed === undefined
    ? (await checkContent(buildDay())).mistakes
    : await checkWith(file, deed === 'save' ? await text(process.stdin) : undefined);
console.log(JSON.stringify(mistakes));
