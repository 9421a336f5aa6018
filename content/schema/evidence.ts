import { z } from 'zod';
import { line, pictureName } from './parts';

export const download = z.strictObject({
  href: z.templateLiteral(['/downloads/', z.string(), '.csv']),
  label: line(70),
});

export const evidence = z.strictObject({
  /** `<drawing>-small` is the one for small screens. */
  drawing: pictureName,
  /** All that is on the sheet. */
  alt: line(600, 80),
  /** States that it is illustrative, and when a client gets it. */
  caption: line(200),
  files: z.array(download).min(1).max(2),
});

export type Evidence = z.output<typeof evidence>;
