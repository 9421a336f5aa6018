import { readOwnData } from './read/own-data';
import { type Batch, batchOf, courseBatchesSchema } from './schema/course-batches';
import type { CourseEntry } from './schema/course';
import { ContentError } from './schema/define';

const FILE = 'content/data/course-batches.yaml';

const { values, placeOf } = readOwnData(FILE, courseBatchesSchema);

export const ratingBasis =
  values.ratingBasis ??
  'How many learners gave the rating, and in which period, is not published yet.';

const LAB_NOUN = 'lab accounts';

export interface Course extends Omit<CourseEntry, 'lab'> {
  readonly batch: Batch;
  /** Items of which only the company knows who pays for them. */
  readonly openLab: readonly string[];
  readonly lab: readonly (Omit<CourseEntry['lab'][number], 'paid'> & {
    readonly paid: string | undefined;
  })[];
}

const openLabOf = ({ lab }: CourseEntry): string[] =>
  lab.filter(({ paid }) => paid === undefined).map(({ item }) => item);

function withBatch(course: CourseEntry): Course {
  const payers = values.courses[course.slug]?.lab ?? {};
  const lab = course.lab.map((item) => ({ ...item, paid: item.paid ?? payers[item.item] }));
  const batch = batchOf(values, course.slug);
  const isLabOpen = lab.some(({ paid }) => paid === undefined);
  return {
    ...course,
    lab,
    openLab: openLabOf(course),
    batch: { ...batch, ask: [...batch.ask, ...(isLabOpen ? [LAB_NOUN] : [])] },
  };
}

/** @throws ContentError for a course or an item of a lab that does not exist */
export function withBatches(courses: readonly CourseEntry[]): Course[] {
  const mistakes = Object.entries(values.courses).flatMap(([slug, { lab }]) => {
    const course = courses.find((entry) => entry.slug === slug);
    const at = ['courses', slug];
    if (!course) {
      const names = courses.map((entry) => entry.slug).join(', ');
      const problem = `is no course; write one of ${names}`;
      return [{ file: FILE, place: placeOf(at), field: at.join('.'), problem }];
    }
    const open = openLabOf(course);
    return Object.keys(lab)
      .filter((item) => !open.includes(item))
      .map((item) => ({
        file: FILE,
        place: placeOf([...at, 'lab', item]),
        field: [...at, 'lab', item].join('.'),
        problem: `is no item that the course leaves open; write one of ${open.join(', ') || 'none'}`,
      }));
  });
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return courses.map(withBatch);
}
