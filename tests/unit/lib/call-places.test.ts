import { type Section, products, services } from '@/content';
import { callPlaces } from '@/lib/call-places';

const section = (id: string, blocks: number, rest: Partial<Section> = {}): Section => ({
  id,
  heading: id,
  ground: 'paper',
  beside: false,
  // About 1,100 px each on a phone.
  blocks: Array.from({ length: blocks }, () => ({
    type: 'text',
    paragraphs: ['x'.repeat(42 * 45)],
  })),
  ...rest,
});

describe('the places of calls', () => {
  it('are none on a short page but the one below the picture', () => {
    const { middle, after } = callPlaces([section('a', 1), section('b', 1)]);
    expect(middle).toBe(0);
    expect(after.map(({ size }) => size)).toEqual([0, 0]);
  });

  it('lie between the blocks of a long section', () => {
    const { after } = callPlaces([section('a', 6), section('b', 6)]);
    expect([...(after[0] ?? [])]).not.toEqual([]);
    expect([...(after[1] ?? [])]).not.toEqual([]);
  });

  it('put the picture at the section nearest to the middle, never between two that stand side by side', () => {
    expect(callPlaces(['a', 'b', 'c', 'd'].map((id) => section(id, 1))).middle).toBe(1);
    const pair = [section('a', 1), section('b', 1, { beside: true }), section('c', 1)];
    expect(callPlaces([...pair, section('d', 1)]).middle).not.toBe(1);
  });

  it('call only after a pair of sections, not within the first of them', () => {
    const { after } = callPlaces([
      section('a', 3),
      section('b', 3, { beside: true }),
      section('c', 3),
      section('d', 1),
    ]);
    expect([...(after[1] ?? [])]).toEqual([]);
  });

  it.each([...services, ...products])('$slug has a picture between two sections', (entry) => {
    const { middle } = callPlaces(entry.sections);
    expect([...entry.sections.keys()].slice(0, -1)).toContain(middle);
  });
});
