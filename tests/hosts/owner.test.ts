import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decodeXML } from 'entities';
import { type Document, parseDocument } from 'yaml';
import { about, industries } from '@/content';
import { openForms } from '@/scripts/content/placeholders';
import { filesBelow } from '@/scripts/shared/files-below';
import { holesIn } from './holes';
import { fileOfAddress, idsOf, referencesOf } from './links';
import { ProjectCopy } from './project-copy';

const SETTINGS = {
  DEPLOY: '1',
  NEXT_PUBLIC_SITE_URL: 'https://www.anvayasystems.in',
  NEXT_PUBLIC_BASE_PATH: '',
  NEXT_PUBLIC_FORM_ENDPOINT: 'https://forms.anvayasystems.in/submit',
  NEXT_PUBLIC_FORM_ACCESS_KEY: 'b1946ac9-2492-4d23-8f5a-3c1e4f0a7d11',
  // Jest sets another one.
  NODE_ENV: 'production',
} as const;
const KINDS = ['post', 'job', 'course', 'service', 'product', 'industry'];
/** Of the company, besides what is required. */
const FURTHER = ['samples', 'replyTime', 'replyBy', 'firstCall', 'incorporated'];
const TITLE = 'Cold rooms and labs';
/** Six steps that each start Node.js, and a build. */
const TIMEOUT_MS = 900_000;

let copy: ProjectCopy;
let pages: ReadonlyMap<string, string>;

function run(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import=tsx', ...args], {
    cwd: copy.folder,
    encoding: 'utf8',
    env: { ...process.env, ...SETTINGS },
  });
  if (status !== 0) throw new Error(`${args.join(' ')}:\n${stdout}\n${stderr}`);
}

function fillIn(): void {
  const read = (file: string): Document => parseDocument(readFileSync(file, 'utf8'));
  for (const { file, required } of openForms('2026-11-24', copy.folder)) {
    const own = read(path.join('tests/company', path.basename(file)));
    const form = read(copy.at(file));
    const fields = required.map(({ field }) => field.split('.'));
    const further = FURTHER.filter((field) => own.has(field)).map((field) => [field]);
    for (const at of [...fields, ...further]) {
      form.setIn(at, own.getIn(at));
    }
    writeFileSync(copy.at(file), String(form));
  }
  copyFileSync('tests/company/proofs.yaml', copy.at('content/data/proofs.yaml'));
}

function writePost(): void {
  const name = readdirSync(copy.at('content/blog')).find((file) => file.includes('cold-rooms'));
  const file = copy.at(`content/blog/${name ?? ''}`);
  const text = readFileSync(file, 'utf8')
    .replace('draft: true\n', '')
    .replace(
      /^excerpt: .*/m,
      'excerpt: A cold room has a thermometer. This is about who reads it, and when.',
    )
    .replace(/^imageAlt: .*/m, 'imageAlt: A cold room with a thermometer on its door.')
    .replace(/(?<=\n---\n)[^]*$/, '\nThe store keeper reads it at eight.\n');
  writeFileSync(file, text);
}

beforeAll(() => {
  copy = new ProjectCopy();
  // Compiles what differs from the build before.
  cpSync('.next/cache', copy.at('.next/cache'), { recursive: true });
  fillIn();
  for (const kind of KINDS) run('scripts/content/main.ts', 'new', kind, TITLE);
  writePost();
  // The types are checked where the entries come from.
  run('scripts/export/main.ts', 'build', '--types-are-checked');
  const names = filesBelow(copy.at('out')).filter((name) =>
    /\.(?:html|txt|xml|json|js|css|svg|webmanifest)$/.test(name),
  );
  pages = new Map(names.map((name) => [name, readFileSync(copy.at(`out/${name}`), 'utf8')]));
}, TIMEOUT_MS);

afterAll(() => {
  copy.remove();
});

const filesWith = (text: string | RegExp): string[] =>
  [...pages].flatMap(([name, content]) => (content.search(text) < 0 ? [] : [name]));

describe('an owner who fills in what is required and adds an entry of each kind', () => {
  it.each([
    /samvaya|samavaya/i,
    /[\w-]\.example(?![\w-])/,
    /\+?91 ?50000|tel:\+9150000/,
    /AAAAA0000A|0{5}UP0{4}PTC/,
    /Plot [AB]-00|Sector 0+\b/,
  ])('publishes no placeholder like %s', (placeholder) => {
    expect(filesWith(placeholder)).toEqual([]);
  });

  it('publishes no text that came as a sample', () => {
    const samples = [
      ...industries.flatMap(({ testimonial, cases }) => [
        testimonial.quote,
        ...cases.map(({ problem }) => problem),
      ]),
      ...[about.director, about.advisor].flatMap(({ paragraphs }) => paragraphs),
      ...about.history.cards.map(({ text }) => text),
    ];
    // HTML or JSON writes the next sign in another way.
    const openings = samples.map((text) => text.split(/[&<>"’]/)[0] ?? text);
    expect(openings.filter((text) => filesWith(text).length > 0)).toEqual([]);
  });

  it.each([
    [
      'about-us',
      'We are an indirect CSP reseller; our provider is Cloudway Distribution, since 2016.',
    ],
    ['about-us', 'Solutions Partner for Business Applications, valid until 31 March 2027'],
    ['about-us', 'After the gap list you may call 3 clients, under NDA.'],
    ['about-us', '14 June 2011'],
    ['about-us', 'ERP trainer: 12 years; Hindi, English.'],
    ['services/business-central-details', 'our provider is Cloudway Distribution'],
    ['services/azure-details', 'our provider is Cloudway Distribution'],
    ['services/azure-details', 'Who comes: Cloud administrator: 10 years; Hindi, English; AZ-104.'],
    ['services/business-central-details', 'Discover alone: 8 working days, Rs 1,20,000 plus GST'],
    ['index', 'Discover alone: 8 working days'],
    ['enquiry', 'Discover alone: 8 working days'],
    ['services', 'Discover alone: 8 working days'],
    ['products/rgp-details', 'Business Central 28.2 (India), Business Central 29.1 (India)'],
    ['products/qm-details', '30 September 2026. Sampling plans by vendor rating.'],
    ['products/mm-details', 'Tested on the preview by the release manager, a month before'],
    ['services/hrms-details', 'within 10 working days of a notification.'],
    ['services/vms-details', 'Chrome 142, Android 15'],
    ['logistics', 'Fleetline'],
    ['services', '40% with the signed test'],
    ['services', 'TaxBridge of Vaahak Networks'],
    ['services', '15 days of help'],
    ['services', '30 minutes'],
    ['services', 'clauses 9 and 14'],
    ['contact-us', 'The practice lead answers within one working day.'],
    ['enquiry', 'The first call covers your process'],
    ['contact-us', 'Meera Iyer, Company secretary'],
    ['terms-and-conditions', 'Meera Iyer, Company secretary'],
    ['privacy-policy', 'Letterbox Forms, India, which keeps it for 30 days'],
  ])('shows on /%s: %s', (page, text) => {
    const words = (pages.get(`${page}.html`) ?? '').replaceAll(/<[^>]*>/g, '');
    expect(decodeXML(words)).toContain(text);
  });

  it('leaves no hole, no lone heading and no sign of a program', () => {
    const holes = [...pages]
      .filter(([name]) => name.endsWith('.html'))
      .flatMap(([name, html]) => holesIn(html).map((hole) => `${name}: ${hole}`));
    expect(holes).toEqual([]);
  });

  it('has a page for each of them, to which its list leads', () => {
    for (const [list, address] of [
      ['blogs.html', /\/blogs\/\d+$/],
      ['career.html', /\/career\/apply\/Cold%20rooms%20and%20labs$/],
      ['ed-tech.html', /\/courses\/cold-rooms-and-labs-details$/],
      ['services.html', /\/services\/cold-rooms-and-labs-details$/],
      ['products.html', /\/products\/cold-rooms-and-labs-details$/],
      ['index.html', /\/services\/cold-rooms-and-labs-details$/],
      ['index.html', /\/cold-rooms-and-labs$/],
    ] as const) {
      const links = referencesOf(list, pages.get(list) ?? '').map(({ url }) => url);
      expect(links).toContainEqual(expect.stringMatching(address));
    }
    expect(filesWith('The store keeper reads it at eight.')).not.toEqual([]);
  });

  it('has whole pages: each link leads to a page and to a place on it', () => {
    const documents = [...pages].filter(([name]) => name.endsWith('.html'));
    const ids = new Map(documents.map(([name, html]) => [name, idsOf(html)]));
    const broken = documents.flatMap(([name, html]) =>
      referencesOf(name, html)
        .filter(({ url, by }) => by === 'a' && /^[/#]/.test(url))
        .flatMap(({ url }) => {
          const [address = '', id = ''] = decodeURIComponent(url.replace(/\?[^#]*/, '')).split('#');
          const target = ids.get(address ? fileOfAddress(address) : name);
          const isThere = target && (id === '' || target.has(id));
          return isThere || /\.\w+$/.test(address) ? [] : [`${name}: ${url}`];
        }),
    );
    expect(broken).toEqual([]);
  });
});
