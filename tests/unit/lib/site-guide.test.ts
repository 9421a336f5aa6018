/** @jest-environment node */
import { company, publicPages, SITE_PARTS } from '@/content';
import { siteGuide } from '@/lib/server/site-guide';

const guide = siteGuide({
  site: 'https://www.company.example',
  company,
  parts: SITE_PARTS,
  pages: publicPages(),
});

describe('the guide for machines', () => {
  it('begins with the company and what it does', () => {
    expect(guide.split('\n').slice(0, 3)).toEqual([
      `# ${company.name}`,
      '',
      `> ${company.description}`,
    ]);
  });

  it('lists every public page once, with an absolute address', () => {
    const addresses = [...guide.matchAll(/\]\((\S+)\):/g)].map(([, address]) => address);
    expect(addresses.toSorted()).toEqual(
      publicPages()
        .map(({ path }) => `https://www.company.example${path}`)
        .toSorted(),
    );
  });
});
