import { buildDay } from './read/build-day';
import { readOwnData } from './read/own-data';
import { ContentError } from './schema/define';
import type { JobEntry } from './schema/job';
import { type Opening, jobOpeningsSchema, openingOf } from './schema/job-openings';

const FILE = 'content/data/job-openings.yaml';

const { values, placeOf } = readOwnData(FILE, jobOpeningsSchema);

export interface Job extends JobEntry {
  readonly opening: Opening;
}

/** @throws ContentError for a job that does not exist */
export function withOpenings(jobs: readonly JobEntry[]): Job[] {
  const mistakes = Object.keys(values.jobs)
    .filter((name) => !jobs.some(({ file }) => file === name))
    .map((name) => ({
      file: FILE,
      place: placeOf(['jobs', name]),
      field: `jobs.${name}`,
      problem: `is no job; write one of ${jobs.map(({ file }) => file).join(', ')}`,
    }));
  if (mistakes.length > 0) throw new ContentError(mistakes);
  const today = buildDay();
  return jobs.map((job) => {
    const kind = { type: job.type, travels: job.facts.travel !== undefined };
    return { ...job, opening: openingOf(values, job.file, kind, today) };
  });
}
