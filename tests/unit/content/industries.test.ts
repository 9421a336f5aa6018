import { industries } from '@/content';

const wordsOf = (text: string): string[] => text.split(/\s+/);
const pages = industries.map((industry) => [industry.slug, industry] as const);

describe('the industry page', () => {
  it.each(pages)(
    '%s names its offer, and for whom it is in at most 26 words',
    (_slug, { banner }) => {
      expect(banner.offer).toMatch(/^Business Central for \S/);
      expect(banner.lead).toMatch(/^For /);
      expect(wordsOf(banner.lead).length).toBeLessThanOrEqual(26);
    },
  );

  it.each(pages)('%s has an overview of 120 to 180 words', (_slug, { overview }) => {
    const words = wordsOf([overview.lead, ...overview.paragraphs].join(' ')).length;
    expect(words).toBeGreaterThanOrEqual(120);
    expect(words).toBeLessThanOrEqual(180);
  });

  it.each(pages)(
    '%s names standard functions, extensions and our modules',
    (_slug, { origins }) => {
      const kinds = new Set(origins.map(({ from }) => from));
      expect(kinds).toEqual(new Set(['standard', 'extension', 'ours']));
    },
  );

  it.each(pages)('%s answers its two questions in 50 to 100 words each', (_slug, { faqs }) => {
    for (const { answer } of faqs) {
      expect(wordsOf(answer).length).toBeGreaterThanOrEqual(50);
      expect(wordsOf(answer).length).toBeLessThanOrEqual(100);
    }
  });
});

describe('the industry pages', () => {
  it('claim no results but those that the company allows', () => {
    const claimed = JSON.stringify(industries.map(({ cases }) => cases)).match(/\d+ ?%/g) ?? [];
    expect([...new Set(claimed)].sort()).toEqual(['15%', '18%', '20%', '40%']);
  });

  it('say in one FAQ how long an implementation typically takes, and what that depends on', () => {
    const answers = industries.flatMap(({ faqs }) => faqs.map(({ answer }) => answer));
    const saying = answers.filter((answer) => answer.includes('typically takes 3-6 months'));
    expect(saying).toHaveLength(1);
    expect(saying[0]).toContain('depends on');
  });
});
