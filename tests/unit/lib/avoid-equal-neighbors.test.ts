import { avoidEqualNeighbors } from '@/lib/avoid-equal-neighbors';

const arrange = (grounds: string) =>
  avoidEqualNeighbors(
    Array.from(grounds, (ground, place) => ({ ground, place })),
    ({ ground }) => ground,
  )
    .map(({ ground }) => ground)
    .join('');

it('keeps an order in which no two neighbors are alike', () => {
  expect(arrange('sist')).toBe('sist');
});

it('moves a thing between two that are alike', () => {
  expect(arrange('ssi')).toBe('sis');
  expect(arrange('sstt')).toBe('stst');
});

it('begins with another thing where the first cannot lead', () => {
  expect(arrange('stt')).toBe('tst');
});

it('keeps the given order where there is no better one', () => {
  expect(arrange('sss')).toBe('sss');
});
