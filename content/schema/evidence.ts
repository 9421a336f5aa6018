import { z } from 'zod';
import { line } from './parts';
import { sheet } from './sheet';

export const download = z.strictObject({
  href: z.templateLiteral(['/downloads/', z.string(), '.csv']),
  label: line(70),
  /** Of a file that is not in `public`. */
  bytes: z.int().optional(),
});

export const evidence = z.strictObject({
  sheet,
  /** Its own file first. */
  files: z.array(download).min(1).max(2),
});

export type Evidence = z.output<typeof evidence>;
