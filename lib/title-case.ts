/** Upper or lower case without a change of length: ß and ŉ have no capital of one letter. */
const sameLength = (text: string, changed: string): string =>
  changed.length === text.length ? changed : text;

function capitalizeWord(word: string): string {
  const [first = '', ...rest] = word;
  const tail = rest.join('');
  return sameLength(first, first.toUpperCase()) + sameLength(tail, tail.toLowerCase());
}

/**
 * Capitalises each word between spaces: first letter upper, rest lower (section 5). The text keeps
 * its length, so that a caret in it keeps its place.
 */
export const titleCase = (text: string): string => text.split(' ').map(capitalizeWord).join(' ');
