import { industries } from '@/content';

const wordsIn = (...texts: readonly string[]): number => texts.join(' ').split(/\s+/).length;
const pages = industries.map((industry) => [industry.slug, industry] as const);

describe('the industry page', () => {
  it.each(pages)(
    '%s names its offer, and what runs and by whom, in at most 38 words',
    (_slug, { banner }) => {
      expect(banner.offer).toMatch(/^Business Central for \S/);
      expect(banner.lead).toContain('Microsoft’s');
      expect(wordsIn(banner.heading, banner.lead)).toBeLessThanOrEqual(38);
    },
  );

  it.each(pages)('%s tells a failure and the first week in 90 to 120 words', (_slug, page) => {
    const words = wordsIn(...Object.values(page.overview));
    expect(words).toBeGreaterThanOrEqual(90);
    expect(words).toBeLessThanOrEqual(120);
  });

  it.each(pages)('%s gives reasons of at most 40 words, cases of at most 90', (_slug, page) => {
    for (const { text } of page.reasons) expect(wordsIn(text)).toBeLessThanOrEqual(40);
    for (const study of page.cases) {
      expect(wordsIn(...Object.values(study))).toBeLessThanOrEqual(90);
    }
  });

  it.each(pages)('%s answers two questions, one of them how long it takes', (_slug, { faqs }) => {
    for (const { answer } of faqs) {
      expect(wordsIn(answer)).toBeGreaterThanOrEqual(60);
      expect(wordsIn(answer)).toBeLessThanOrEqual(80);
    }
    const durations = faqs.filter(({ answer }) => answer.includes('typically takes 3-6 months'));
    expect(durations).toHaveLength(1);
  });
});

describe('the industry pages', () => {
  it('claim no results but those that the company allows', () => {
    const claimed = JSON.stringify(industries.map(({ cases }) => cases)).match(/\d+ ?%/g) ?? [];
    expect([...new Set(claimed)].sort()).toEqual(['15%', '18%', '20%', '40%']);
  });
});
