import { z } from 'zod';
import { calculate, resultOf } from './arithmetic';
import { line } from './parts';
import { csv } from './sheet';

const step = z
  .strictObject({
    /** In bookkeeping with its side: 'Stock, debit'. */
    what: line(60),
    /** The result is calculated from it: '380 x 40'. */
    sum: line(60)
      .refine((text) => !Number.isNaN(calculate(text)), {
        error: 'cannot be calculated; write numbers with +, -, x, / and brackets',
      })
      .optional(),
    /** A result that is no number. */
    is: line(60).optional(),
    why: line(120).optional(),
  })
  .refine(({ sum, is }) => (sum === undefined) !== (is === undefined), {
    error: 'needs either `sum`, from which its result is calculated, or `is`',
  })
  .transform(({ sum, is = '', ...step }) => ({
    ...step,
    result: sum === undefined ? is : `${sum} = ${resultOf(sum)}`,
  }));

const task = z.strictObject({
  text: line(320, 40),
  solution: z.array(step).min(1).max(8),
});

/** On paper, before one asks for a place. */
export const exercise = z.strictObject({
  title: line(60),
  minutes: z.int().positive(),
  tasks: z.array(task).min(1).max(3),
  /** What the result says about the learner and the course. */
  note: line(200),
});

export type Exercise = z.output<typeof exercise>;

/** The tasks, and below them the solution. */
export const exerciseFile = ({ title, minutes, tasks, note }: Exercise): string =>
  csv([
    [`Exercise on paper: ${title}`, `${minutes} minutes`],
    ...tasks.map(({ text }, index) => [`Task ${index + 1}`, text]),
    [],
    ['Solution', 'What', 'Result', 'Why'],
    ...tasks.flatMap(({ solution }, index) =>
      solution.map(({ what, result, why = '' }) => [`Task ${index + 1}`, what, result, why]),
    ),
    ['', note],
  ]);
