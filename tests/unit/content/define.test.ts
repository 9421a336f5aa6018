/** @jest-environment node */
import { z } from 'zod';
import { getService } from '@/content';
import { ContentError, define } from '@/content/schema/define';
import { defineIndustry } from '@/content/schema/industry';
import { defineService } from '@/content/schema/service';
import { line, picture, sitePath } from '@/content/schema/parts';

const schema = z.strictObject({
  title: line(10),
  items: z.array(line(10)).min(2),
  tone: z.enum(['sand', 'indigo']),
  picture,
});

const good = {
  title: 'Gate pass',
  items: ['one', 'two'],
  tone: 'sand',
  picture: { name: 'industry-automobile', alt: '' },
};

function complaint(entry: unknown): string {
  try {
    define('content/example.ts', schema, entry);
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  return '';
}

describe('a content file', () => {
  it('passes when it fits its schema', () => {
    expect(define('content/example.ts', schema, good)).toEqual(good);
  });

  it.each([
    ['a missing field', { title: undefined }, 'content/example.ts: title is missing; write text'],
    ['a misspelled field', { tilte: 'x' }, "the entry has the unknown field 'tilte'; remove it or"],
    ['a wrong choice', { tone: 'purple' }, 'tone is "purple"; choose one of "sand", "indigo"'],
    ['an empty text', { title: '' }, 'title is empty; write text'],
    [
      'too long a text',
      { title: 'A title that goes on' },
      'title is too long (it has 20); it may have at most 10 characters',
    ],
    [
      'too few entries',
      { items: ['one'] },
      'items is too short (it has 1); it needs at least 2 entries',
    ],
    [
      'a line break in an entry of a list',
      { items: ['one', 'two\nthree'] },
      'items[1] has a line break; write it in one line',
    ],
    [
      'a missing picture',
      { picture: { name: 'gate-of-dreams', alt: '' } },
      "picture.name names the picture 'gate-of-dreams', but there is no public/art/gate-of-dreams.svg; draw it",
    ],
  ])('with %s is told so, and what would be right', (_mistake, change, message) => {
    expect(complaint({ ...good, ...change })).toContain(message);
  });

  it('with a wrong value of a field that may have several forms is told of the form it has', () => {
    const forms = z.strictObject({
      fee: z.union([z.string().max(10), z.strictObject({ text: z.string().min(1) })]),
    });
    const refuse = (fee: unknown) => () => define('content/example.ts', forms, { fee });
    expect(refuse('Ask us for the fee.')).toThrow('fee is too long (it has 19)');
    expect(refuse({ text: '' })).toThrow('fee.text is empty; write text');
    expect(define('content/example.ts', forms, { fee: 'Rs 24 000' })).toEqual({ fee: 'Rs 24 000' });
  });

  it('reports all its mistakes at once', () => {
    const message = complaint({ ...good, title: '', tone: 'x' });
    expect(message).toContain('2 mistakes in the content');
    expect(message.split('\n')).toHaveLength(3);
  });

  it.each([
    [
      'a service',
      () => defineService('gate-details', {} as never),
      'content/services/gate-details.ts',
    ],
    ['an industry', () => defineIndustry('dairy', {} as never), 'content/industries/dairy.ts'],
  ])('of %s fails under the name of its file', (_kind, read, file) => {
    expect(read).toThrow(ContentError);
    expect(read).toThrow(file);
  });

  it('may link within the site only from the root', () => {
    expect(sitePath.safeParse('/services').success).toBe(true);
    for (const wrong of ['services', '//elsewhere.example', 'https://elsewhere.example']) {
      expect(sitePath.safeParse(wrong).success).toBe(false);
    }
  });
});

it('the check of the content goes on after a file with mistakes', async () => {
  jest.resetModules();
  const checking = await import('@/content/schema/define');
  const kept = checking.keepMistakes();
  checking.define('content/a.ts', schema, { ...good, title: '' });
  checking.define('content/b.ts', schema, { ...good, items: ['one', 2] });
  expect(kept).toMatchObject([
    { file: 'content/a.ts', at: ['title'] },
    { file: 'content/b.ts', at: ['items', 1] },
  ]);
});

describe('a service page', () => {
  const { path, slug, ...service } = getService('nav-details');
  const read = (changes: Partial<typeof service>) =>
    defineService(slug, { ...service, ...changes });

  it('passes as it is', () => {
    expect(read({}).path).toBe(path);
  });

  it.each([
    ['without', undefined],
    [
      'without the time of',
      'tell us the version, and you get the list of its stops, without an order.',
    ],
    ['with an order in', 'tell us the version in five minutes, and you get the list of its stops.'],
  ])('%s its first step is told what the first step says', (_mistake, firstStep) => {
    const banner = { ...service.banner, firstStep: firstStep as string };
    expect(() => read({ banner })).toThrow(
      'banner.firstStep does not say what the first step costs; write in 12 to 45 words',
    );
  });

  it('with a second call, or with none, is told to have one', () => {
    const calls = (count: number) =>
      service.sections.map((section, index) => ({
        ...section,
        blocks: [
          ...section.blocks.filter(({ type }) => type !== 'call'),
          ...(index < count
            ? [{ type: 'call' as const, text: 'Send one page of your register.' }]
            : []),
        ],
      }));
    expect(() => read({ sections: calls(2) })).toThrow('sections has 2 blocks of the type call');
    expect(() => read({ sections: calls(0) })).toThrow('sections has 0 blocks of the type call');
  });

  it('with ten sections, or with the same point twice, is told so', () => {
    const [first] = service.sections;
    if (!first) throw new Error('The service has no section.');
    const ten = Array.from({ length: 10 }, () => first);
    expect(() => read({ sections: ten })).toThrow('sections ');
    const twice = { type: 'list' as const, items: ['The same.', 'The same.'] };
    const sections = [{ ...first, blocks: [twice] }, ...service.sections.slice(1)];
    expect(() => read({ sections })).toThrow('says the same twice');
  });
});
