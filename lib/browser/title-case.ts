/** ß and ŉ have no single capital letter. */
const sameLength = (text: string, changed: string): string =>
  changed.length === text.length ? changed : text;

function capitalizeWord(word: string): string {
  const [first = '', ...rest] = word;
  const tail = rest.join('');
  return sameLength(first, first.toUpperCase()) + sameLength(tail, tail.toLowerCase());
}

/** The length is unchanged, so a caret keeps its position. */
export const titleCase = (text: string): string => text.split(' ').map(capitalizeWord).join(' ');
