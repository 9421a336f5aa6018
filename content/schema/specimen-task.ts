import { z } from 'zod';
import { define } from './define';
import { JOB_CATEGORIES } from './options';
import { line, wordCount } from './parts';

const specimenTask = z.strictObject({
  title: line(70),
  /** Its figures are in the table. */
  case: wordCount(12, 36),
  table: z
    .strictObject({
      caption: line(60),
      columns: z.array(line(24)).min(2).max(4),
      rows: z
        .array(z.array(line(30, 0)))
        .min(3)
        .max(5),
    })
    .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
      error: 'has a row with more or fewer cells than columns; give each row one cell a column',
    }),
  handIn: wordCount(10, 30),
  judged: wordCount(10, 32),
  /** Such as a colleague would write. */
  answer: wordCount(8, 24),
});

const specimenTasks = z.record(z.enum(JOB_CATEGORIES), specimenTask);

export type SpecimenTask = z.output<typeof specimenTask>;

export const defineSpecimenTasks = (tasks: z.input<typeof specimenTasks>) =>
  define('content/specimen-tasks.ts', specimenTasks, tasks);
