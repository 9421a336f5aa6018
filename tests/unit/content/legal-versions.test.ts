/** @jest-environment node */
import { createHash } from 'node:crypto';
import { company, legal } from '@/content';
import { readLegalSource } from '@/content/read/legal';

const { legalName, offices, emails, refunds, retention } = company;
const { formProvider, mailProvider, grievanceOfficer } = company;

/** What the texts print of the company, beside their own words. */
const printed = JSON.stringify({
  legalName,
  office: offices.registered,
  emails,
  refunds,
  retention,
  formProvider,
  mailProvider,
  grievanceOfficer,
});

const slugs = Object.keys(legal) as (keyof typeof legal)[];

test.each(slugs)('a change of %s, or of a field that it prints, has a new version', (slug) => {
  const { file, source } = readLegalSource(slug);
  const text = source.replace(/^---[\s\S]*?\n---\n/, '');
  const fingerprint = createHash('sha256').update(text).update(printed).digest('hex').slice(0, 8);
  const { version } = legal[slug];
  const advice =
    `${file} or the company's data has changed since version ${version}: raise version and ` +
    `revised, add a row to its table of versions, and write fingerprint: '${fingerprint}'`;
  expect(legal[slug].fingerprint === fingerprint ? '' : advice).toBe('');
});

test.each(slugs)('the last row of the versions of %s is the version of today', (slug) => {
  const { source } = readLegalSource(slug);
  const rows = Array.from(source.matchAll(/^\| ([\d.]+) \| (\d+ \w+ \d{4}) \|/gm));
  expect(rows.at(-1)?.[1]).toBe(legal[slug].version);
});
