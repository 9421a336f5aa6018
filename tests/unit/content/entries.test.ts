/** @jest-environment node */
import { products, services } from '@/content';
import { equalTitles, unlistedFiles } from '@/content/read/listed';
import { section } from '@/content/schema/blocks';

describe('the lists of entries', () => {
  it('name every file of an entry', () => {
    const mistakes = unlistedFiles(
      { jobs: ['seo-specialist.ts', 'cold-rooms.ts'], courses: ['shared'] },
      "import { job as seo } from './jobs/seo-specialist';",
    );
    expect(mistakes).toMatchObject([{ file: 'content/jobs/cold-rooms.ts', field: 'the file' }]);
  });

  it('have no title for search engines twice', () => {
    const mistakes = equalTitles([
      ['content/jobs/a.ts', 'SEO job in Noida'],
      ['content/jobs/b.ts', 'Test job in Noida'],
      ['content/jobs/c.ts', 'SEO job in Noida'],
    ]);
    expect(mistakes).toMatchObject([{ file: 'content/jobs/c.ts', field: 'meta.title' }]);
  });
});

describe('a service or product page', () => {
  it('has a title for each folded list, because that is what is in sight', () => {
    const list = { type: 'list', folded: true, items: ['One.', 'Two.'] };
    const withList = (title?: string) =>
      section.safeParse({ id: 'scope', heading: 'Scope', blocks: [{ ...list, title }] });
    expect(withList('In scope').success).toBe(true);
    expect(withList().error?.issues).toMatchObject([{ path: ['blocks', 0, 'title'] }]);
  });

  it('ends with questions', () => {
    const without = [...services, ...products].filter(
      ({ sections }) => !sections.at(-1)?.blocks.some(({ type }) => type === 'questions'),
    );
    expect(without.map(({ slug }) => slug)).toEqual([]);
  });

  it.each(['nav-details', 'business-central-details', 'rgp-details', 'qm-details', 'mm-details'])(
    '%s says what is standard, what an extension and what ours',
    (slug) => {
      const entry = [...services, ...products].find((candidate) => candidate.slug === slug);
      const kinds = entry?.sections
        .flatMap(({ blocks }) => blocks)
        .flatMap((block) => (block.type === 'origins' ? block.items : []))
        .map(({ from }) => from);
      expect(new Set(kinds).size).toBeGreaterThanOrEqual(2);
    },
  );
});
