/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { withValues } from '@/tools/editor/lib/data-file';
import {
  DATA_FORMS,
  WHOLE,
  fieldsOf,
  filledIn,
  isLeft,
  withValue,
} from '@/tools/editor/lib/data-forms';
import type { Choices, EntryChoice } from '@/tools/editor/lib/names';
import { allJobs, courses } from '@/content/entries';
import { buildPages } from '@/content/registry';

const entry = (value: string, label: string, lab: readonly string[] = []): EntryChoice => ({
  value,
  label,
  path: '/',
  lab,
});

const choices: Choices = {
  company: '',
  preview: '',
  pages: [],
  courses: courses.map(({ slug, title, openLab }) => entry(slug, title, openLab)),
  jobs: allJobs.map(({ file, title }) => entry(file, title)),
  related: { services: [], products: [], courses: [], industries: [] },
  drawings: [],
  files: [],
  posts: [],
};

type Values = Parameters<typeof filledIn>[0];

const sourceOf = (name: string): string => readFileSync(`content/data/${name}.yaml`, 'utf8');

const valuesOf = (name: string) => parse(sourceOf(name)) as Values;

const saved = (source: string, values: Values): string =>
  withValues(source, stringify({ [WHOLE]: filledIn(values) }));

const onlyIn = (text: string, other: string): string[] =>
  text.split('\n').filter((line) => !other.split('\n').includes(line));

describe.each(Object.entries(DATA_FORMS))('the form of %s', (name, form) => {
  const values = valuesOf(name);
  const fields = fieldsOf(form, choices);

  it('writes the same file when nothing is changed', () => {
    expect(saved(sourceOf(name), values)).toBe(sourceOf(name));
  });

  it('has every field of the file in one group', () => {
    const starts = form.groups(choices).flatMap((group) => group.fields);
    const groupsOf = (field: string) =>
      starts.filter((start) => `${field}.`.startsWith(`${start}.`)).length;
    expect(fields.filter(({ rules }) => groupsOf(rules.name ?? '') !== 1)).toEqual([]);
    const leaves = JSON.stringify(filledIn(values)).match(/"[^"]+":(?!\{)/g) ?? [];
    expect(fields.length).toBeGreaterThanOrEqual(leaves.length - 2);
  });

  it('leads to pages that exist', () => {
    const pages = new Set<string>(buildPages([]).map(({ path }) => path));
    const shown = form.groups(choices).flatMap((group) => group.pages);
    expect(shown.filter((page) => !pages.has(page))).toEqual([]);
  });

  it('has right values as they are delivered', () => {
    expect(form.schema.safeParse(filledIn(values)).error).toBeUndefined();
  });
});

const set = (values: Values, path: string, value: unknown) =>
  withValue(values, path.split('.'), value);

const JOBS = `promises:
  bond:
all:
  hours:
jobs:
  developer:
    status: standing
  intern:
    status: standing
    form: college
`;

it('a job is closed and gets a band of pay, by lines of its own', () => {
  const source = JOBS;
  const job = 'jobs.developer';
  let values = set(parse(JOBS) as Values, `${job}.status`, 'closed');
  values = set(values, `${job}.pay`, { from: 600000, to: 900000, per: 'year' });
  values = set(values, 'all.hours', 'Monday to Friday: 9 to 6');
  const after = saved(source, values);
  expect(onlyIn(after, source)).toEqual([
    "  hours: 'Monday to Friday: 9 to 6'",
    '    status: closed',
    '    pay:',
    '      from: 600000',
    '      to: 900000',
    '      per: year',
  ]);
  expect(onlyIn(source, after)).toEqual(['  hours:']);

  const cleared = saved(after, set(values, `${job}.pay`, undefined));
  expect(DATA_FORMS['job-openings']?.schema.safeParse(parse(cleared)).error).toBeUndefined();
});

it('a list stays on its line, and what is new gets a line below the others', () => {
  const source = sourceOf('company');
  const after = saved(
    source,
    set(valuesOf('company'), 'offices.corporate.lines', ['Plot 7', "Director's Road", 'Sector 62']),
  );
  expect(onlyIn(after, source)).toEqual([`    lines: [Plot 7, Director's Road, Sector 62]`]);

  const added = saved(JOBS, set(parse(JOBS) as Values, 'jobs.new-job.status', 'closed'));
  expect(added).toBe(`${JOBS}  new-job:\n    status: closed\n`);
});

it('what came with the site is left to do, and what all courses share counts for each', () => {
  const left = (name: string, values: Values) => {
    const form = DATA_FORMS[name];
    return form ? fieldsOf(form, choices).filter((field) => isLeft(field, values)) : [];
  };
  const names = (fields: ReturnType<typeof left>) => fields.map(({ rules }) => rules.name);
  const company = set(valuesOf('company'), 'gstin', '09AAAAA0000A0Z0');
  expect(names(left('company', company))).toContain('gstin');
  expect(names(left('company', set(company, 'gstin', '09ABCDE1234F1Z5')))).not.toContain('gstin');

  const [course = ''] = choices.courses.map(({ value }) => value);
  const feeOfAll = set(valuesOf('course-batches'), 'all.fee', undefined);
  const batches = set(feeOfAll, `courses.${course}.fee`, undefined);
  expect(names(left('course-batches', batches))).toContain(`courses.${course}.fee`);
  expect(names(left('course-batches', set(batches, 'all.fee', 'Rs 24,000')))).not.toContain(
    `courses.${course}.fee`,
  );
});

it('a list of blocks is written below its field, changed there and taken away again', () => {
  const source = sourceOf('proofs');
  const values = parse(source) as Values;
  const erp = [
    { role: 'Functional consultant', years: 9, languages: 'Hindi, English' },
    { role: 'AL developer', years: 7, languages: 'Hindi' },
  ];
  const added = saved(source, set(values, 'team.erp', [...erp, {}]));
  expect(onlyIn(added, source)).toEqual([
    '    - role: Functional consultant',
    '      years: 9',
    '      languages: Hindi, English',
    '    - role: AL developer',
    '      years: 7',
    '      languages: Hindi',
  ]);
  expect((parse(added) as { team: Values }).team.erp).toEqual(erp);

  const fewer = saved(added, set(parse(added) as Values, 'team.erp', erp.slice(1)));
  expect((parse(fewer) as { team: Values }).team).toEqual({
    ...(parse(source) as { team: Values }).team,
    erp: erp.slice(1),
  });
  expect(saved(fewer, set(parse(fewer) as Values, 'team.erp', undefined))).toBe(source);

  // The last field of its block, with a comment below.
  const designation = { name: 'Solutions Partner', until: '2027-03-31' };
  const last = saved(source, set(values, 'partner.designations', [designation]));
  const both = saved(
    last,
    set(parse(last) as Values, 'partner.designations', [designation, designation]),
  );
  expect((parse(both) as { partner: Values }).partner.designations).toHaveLength(2);
  expect(saved(both, set(parse(both) as Values, 'partner.designations', undefined))).toBe(source);
});

it('a choice can be taken back where the schema lets it be empty', () => {
  const emptied = (name: string) =>
    (DATA_FORMS[name] ? fieldsOf(DATA_FORMS[name], choices) : [])
      .filter(({ kind, canBeEmpty }) => kind === 'choice' && canBeEmpty)
      .map(({ rules }) => rules.name?.replace(/^(jobs|modules)\.[^.]+/, '$1'));
  expect(new Set(emptied('job-openings'))).toEqual(
    new Set([
      ...['bond', 'laptop', 'notice', 'travel', 'feedback', 'answer'].map((n) => `promises.${n}`),
      ...['all.pay.per', 'jobs.pay.per', 'jobs.form'],
    ]),
  );
  expect(new Set(emptied('proofs'))).toEqual(
    new Set(['partner.csp', 'firstStep.setOff', 'modules.ownServer', 'exit.escrow']),
  );
  expect(emptied('company')).toEqual([]);
});

it('the columns of a list of blocks have the rules of its schema', () => {
  const form = DATA_FORMS.proofs;
  const fields = form ? fieldsOf(form, choices) : [];
  const team = fields.find(({ rules }) => rules.name === 'team.erp');
  expect(team?.kind).toBe('rows');
  expect(team?.columns.map(({ rules, kind }) => [rules.name, kind])).toEqual([
    ['role', 'text'],
    ['years', 'number'],
    ['languages', 'text'],
    ['trades', 'text'],
    ['onSite', 'text'],
    ['certificates', 'text'],
  ]);
  const designations = fields.find(({ rules }) => rules.name === 'partner.designations');
  expect(designations?.columns.map(({ kind }) => kind)).toEqual(['text', 'day']);
});
