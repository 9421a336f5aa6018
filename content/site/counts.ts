import { courses, industries, listedProducts, listedServices } from '../entries';

const WORDS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

const inWords = (count: number): string => WORDS[count] ?? String(count);

export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const COUNTS = {
  services: inWords(listedServices.length + 1),
  products: inWords(listedProducts.length),
  courses: inWords(courses.length),
  industries: inWords(industries.length),
} as const;
