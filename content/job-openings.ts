import { career } from './career';
import { buildDay } from './read/build-day';
import { readOwnData } from './read/own-data';
import { type ContentMistake, ContentError } from './schema/define';
import type { JobEntry } from './schema/job';
import {
  INTERN_FORMS,
  type Opening,
  type Promises,
  jobOpeningsSchema,
  openingOf,
} from './schema/job-openings';
import type { Career } from './schema/page-texts';

const FILE = 'content/data/job-openings.yaml';

const { values, placeOf } = readOwnData(FILE, jobOpeningsSchema);

/** What the company promises every applicant, or does not, as far as it has decided. */
export const { promises } = values;

export interface Job extends JobEntry {
  readonly opening: Opening;
  /** Of an internship. */
  readonly form: Career['forms'][keyof Career['forms']] | undefined;
  /** Undefined for a freelance job too. */
  readonly bond: Promises['bond'];
}

/** The form of an internship says its duration. */
export function jobWith(entry: JobEntry, opening: Opening, { bond }: Promises): Job {
  const form = opening.form && career.forms[opening.form];
  const isEmployed = entry.type !== 'Freelance';
  const ask = [...opening.ask, ...(isEmployed && bond === undefined ? ['bonds'] : [])];
  const meta = form ? [{ icon: 'calendar', text: form.duration }, ...entry.meta] : entry.meta;
  return {
    ...entry,
    meta,
    opening: { ...opening, ask },
    form,
    bond: isEmployed ? bond : undefined,
  };
}

function problemOfForm({ type }: JobEntry, { form }: Opening): string | undefined {
  if (type === 'Internship') {
    return form ? undefined : `is missing; write one of ${INTERN_FORMS.join(', ')}`;
  }
  return form && 'is for internships; leave it empty';
}

/** @throws ContentError for a job that does not exist, and for an internship without a legal form */
export function withOpenings(entries: readonly JobEntry[]): Job[] {
  const today = buildDay();
  const mistake = (name: string, field: string, problem: string): ContentMistake => ({
    file: FILE,
    place: placeOf(['jobs', name, ...(field ? [field] : [])]),
    field: ['jobs', name, field].filter(Boolean).join('.'),
    problem,
  });
  const names = entries.map(({ file }) => file);
  const unknown = Object.keys(values.jobs)
    .filter((name) => !names.includes(name))
    .map((name) => mistake(name, '', `is no job; write one of ${names.join(', ')}`));
  const all = entries.map((entry) => {
    const kind = { type: entry.type, travels: entry.facts.travel !== undefined };
    return { entry, opening: openingOf(values, entry.file, kind, today) };
  });
  const mistakes = all.flatMap(({ entry, opening }) => {
    const problem = problemOfForm(entry, opening);
    return problem ? [mistake(entry.file, 'form', problem)] : [];
  });
  if (unknown.length + mistakes.length > 0) throw new ContentError([...unknown, ...mistakes]);
  return all.map(({ entry, opening }) => jobWith(entry, opening, promises));
}
