/** @jest-environment node */
import { products, services } from '@/content';
import { equalTitles, mistakesOfLists, unlistedFiles } from '@/content/read/listed';

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

  it('are right', () => {
    expect(mistakesOfLists()).toEqual([]);
  });
});

describe('a service or product page', () => {
  it.each([...services, ...products].map((entry) => [entry.slug, entry] as const))(
    '%s ends with four to six questions',
    (_slug, { sections }) => {
      const last = sections.at(-1);
      const questions = last?.blocks.flatMap((block) =>
        block.type === 'questions' ? block.items : [],
      );
      expect(questions?.length).toBeGreaterThanOrEqual(4);
      expect(questions?.length).toBeLessThanOrEqual(6);
    },
  );

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
