import { text } from 'node:stream/consumers';
import { checkPost } from './check-post';

/** Reads the text of a post, and prints its mistakes as JSON. */
const [, , name = ''] = process.argv;
const mistakes = await checkPost(name, await text(process.stdin));
console.log(JSON.stringify(mistakes.map(({ field, problem }) => ({ field, problem }))));
