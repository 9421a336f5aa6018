import { tabByKey } from '@/lib/tab-keys';

test.each([
  ['ArrowRight', 0, 'loop', 1],
  ['ArrowRight', 3, 'loop', 0],
  ['ArrowLeft', 0, 'loop', 3],
  ['Home', 2, 'loop', 0],
  ['End', 2, 'loop', 3],
  ['ArrowDown', 0, 'loop', undefined],
  ['ArrowRight', 3, 'stop', 3],
  ['ArrowLeft', 0, 'stop', 0],
  ['ArrowDown', 1, 'stop', 2],
  ['ArrowUp', 1, 'stop', 0],
  ['End', 0, 'stop', 3],
  ['a', 1, 'stop', undefined],
  ['toString', 1, 'loop', undefined],
] as const)('%s on tab %i of a list that is to %s leads to %s', (key, now, ends, to) => {
  expect(tabByKey(key, now, 4, ends)).toBe(to);
});
