import { definePicture, type Drawing, rect } from '../../kit/shapes';
import { figure, type TextOptions } from '../../kit/text';

export type Write = (
  x: number,
  y: number,
  words: string,
  options?: Omit<TextOptions, 'weight'>,
) => Drawing;

const bar: Write = (x, y, words, { size = 24, color = 'black', anchor = 'start' } = {}) => {
  const width = Math.round(words.length * size * 0.4);
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
  return rect(left, y - Math.round(size * 0.55), width, Math.round(size * 0.4), color);
};

/** And its `-small` version, without words. Words are at least 24 units high. */
export const postPicture = (
  name: string,
  draw: (write: Write) => Drawing,
  { drawSmall = () => draw(bar) } = {},
) =>
  [
    definePicture({ name, width: 480, height: 360, shownAt: 240, draw: () => draw(figure) }),
    definePicture({ name: `${name}-small`, width: 480, height: 360, draw: drawSmall }),
  ] as const;
