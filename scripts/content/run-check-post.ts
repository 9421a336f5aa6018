import { text } from 'node:stream/consumers';
import { checkPost } from './check-post';

const [, , name = ''] = process.argv;
const mistakes = await checkPost(name, await text(process.stdin));
console.log(JSON.stringify(mistakes.map(({ field, problem }) => ({ field, problem }))));
