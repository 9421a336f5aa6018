import { readOwnData } from './read/own-data';
import { type Batch, batchOf, completionText, courseBatchesSchema } from './schema/course-batches';
import type { CourseEntry } from './schema/course';
import { ContentError } from './schema/define';
import { exerciseFile } from './schema/exercise';

const FILE = 'content/data/course-batches.yaml';

const { values, placeOf } = readOwnData(FILE, courseBatchesSchema);

/** Undefined until the company publishes it. */
export const { ratingBasis } = values;

const LAB_NOUN = 'lab accounts';

/** The others are studied alone. */
const hasClasses = ({ certificate }: CourseEntry): boolean =>
  certificate.duration.includes('hours a week');

interface CourseFile {
  readonly href: `/downloads/${string}.csv`;
  readonly text: string;
}

const exerciseFileOf = ({ slug, exercise }: CourseEntry): CourseFile => ({
  href: `/downloads/exercise-${slug.replace(/-details$/, '')}.csv`,
  text: exerciseFile(exercise),
});

export interface Course extends Omit<CourseEntry, 'lab'> {
  readonly batch: Batch;
  readonly hasClasses: boolean;
  /** When it counts as completed. */
  readonly completion: string;
  readonly exerciseFile: CourseFile;
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
  const batch = batchOf(values, course.slug, hasClasses(course));
  const isLabOpen = lab.some(({ paid }) => paid === undefined);
  return {
    ...course,
    lab,
    openLab: openLabOf(course),
    hasClasses: hasClasses(course),
    completion: completionText(batch.completion),
    exerciseFile: exerciseFileOf(course),
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
