import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { slugify } from '@/lib/slugify';
import { type StepResult, root, tool } from '../shared/steps';
import { holdPlaceOf, newPost } from './new-post';

interface Kind {
  readonly folder: string;
  readonly suffix: string;
  /** A short one without parts of its own. */
  readonly model: string;
  readonly list: string;
  readonly name: string;
  readonly steps: readonly string[];
}

const TEXTS = 'Write every text in it anew (docs/content.md says how).';

export const KINDS: Readonly<Record<string, Kind>> = {
  job: {
    folder: 'jobs',
    suffix: '',
    model: 'seo-specialist',
    list: 'allJobs',
    name: 'job',
    steps: [
      TEXTS,
      'Fill in pay, hours and status in content/data/job-openings.yaml; an internship needs its form there.',
    ],
  },
  course: {
    folder: 'courses',
    suffix: '-details',
    model: 'azure-details',
    list: 'courses',
    name: 'course',
    steps: [
      TEXTS,
      'Draw its pictures (tools/art/README.md), or choose others.',
      'Fill in fee and next batch in content/data/course-batches.yaml.',
      'For an entry of its own in the enrolment form, add one in content/schema/options.ts and name it in enrolAs.',
    ],
  },
  service: {
    folder: 'services',
    suffix: '-details',
    model: 'web-details',
    list: 'services',
    name: 'service',
    steps: [
      TEXTS,
      'Choose icon, listing.group and call.product; leave out the last if the form has no entry for it.',
      'Draw its banner (tools/art/README.md), or choose another one.',
    ],
  },
  product: {
    folder: 'products',
    suffix: '-details',
    model: 'qm-details',
    list: 'products',
    name: 'product',
    steps: [TEXTS, 'Draw its pictures (tools/art/README.md), or choose others.'],
  },
  industry: {
    folder: 'industries',
    suffix: '',
    model: 'leathers',
    list: 'industries',
    name: 'industry',
    steps: [TEXTS, 'Draw its tile and banner (tools/art/README.md).'],
  },
};

/** With another model, if the company has removed the first choice. */
export function withModel(kind: Kind): Kind {
  const files = readdirSync(path.join(root, 'content', kind.folder));
  const names = files.filter((file) => file.endsWith('.ts')).map((file) => file.slice(0, -3));
  return { ...kind, model: names.includes(kind.model) ? kind.model : (names[0] ?? kind.model) };
}

interface NewEntry {
  readonly slug: string;
  readonly file: string;
  readonly text: string;
  readonly entries: string;
}

/** @throws Error when the title cannot be used */
export function composeEntry(kind: Kind, title: string, model: string, entries: string): NewEntry {
  const word = slugify(title);
  if (!word) throw new Error('The title needs a Latin letter or a digit for its file name.');
  const slug = `${word}${kind.suffix}`;
  const quoted = `'${title.replaceAll("'", '’')}'`;
  const own: Readonly<Record<string, string>> = {
    // Titles for search engines have at least ten characters.
    '  title: ': quoted,
    '    short: ': quoted,
    '    title: ': `'${title.replaceAll("'", '’')}: ${kind.name} of our own'`,
  };
  const text = Object.entries(own)
    .reduce(
      (filled, [field, value]) =>
        filled.replace(new RegExp(`^${field}'.*',$`, 'm'), () => `${field}${value},`),
      model,
    )
    .replace(`'${kind.model}'`, `'${slug}'`);

  // A title may begin with a digit.
  const variable = `${kind.name}-${word}`.replace(/-(\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );
  const imported = `import { ${kind.name} as ${variable} } from './${kind.folder}/${slug}';\n`;
  const imports = [...entries.matchAll(new RegExp(`^import .*'./${kind.folder}/.*;\\n`, 'gm'))];
  const last = imports.at(-1);
  const at = last ? last.index + last[0].length : 0;
  const end = new RegExp(`(export const ${kind.list}\\b[^;]*?),?\\s*(\\]\\)?;)`).exec(entries);
  if (!end) throw new Error(`content/entries.ts has no list ${kind.list}.`);
  return {
    slug,
    file: `content/${kind.folder}/${slug}.ts`,
    text,
    entries: [
      entries.slice(0, at),
      imported,
      entries.slice(at).replace(end[0], () => `${end[1] ?? ''}, ${variable},\n${end[2] ?? ''}`),
    ].join(''),
  };
}

export async function newEntry(name: string, title: string): Promise<StepResult> {
  if (name === 'post') return newPost(title);
  const given = KINDS[name];
  if (!given || !title) {
    const kinds = ['post', ...Object.keys(KINDS)].join('|');
    return { ok: false, output: `Write kind and title: npm run new -- ${kinds} "Title"` };
  }
  const kind = withModel(given);
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const list = 'content/entries.ts';
  let entry: NewEntry;
  try {
    const model = read(`content/${kind.folder}/${kind.model}.ts`);
    entry = composeEntry(kind, title, model, read(list));
  } catch (error) {
    return { ok: false, output: error instanceof Error ? error.message : String(error) };
  }
  if (existsSync(path.join(root, entry.file))) {
    return { ok: false, output: `${entry.file} exists; choose another title.` };
  }
  writeFileSync(path.join(root, entry.file), entry.text);
  writeFileSync(path.join(root, list), entry.entries);
  await tool('', ['prettier', '--write', entry.file, list]).run();
  if (name === 'industry') holdPlaceOf(`industry-${entry.slug}`, ['', '-still', '-parts']);
  const steps = kind.steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
  return { ok: true, output: `${entry.file} is begun, as a copy of ${kind.model}.ts.\n${steps}` };
}
