import { z } from 'zod';
import { line, pictureName } from './parts';

/** A file of public/downloads, by its path on the site. */
export const download = z.strictObject({
  href: z.templateLiteral(['/downloads/', z.string(), '.csv']),
  label: line(70),
});

/** A sheet of evidence: its drawings and the file of the same rows. */
export const evidence = z.strictObject({
  /** The wide drawing; `<drawing>-small` is the one for small screens. */
  drawing: pictureName,
  /** The text alternative, with all that is on the sheet. */
  alt: line(600, 80),
  /** States that it is illustrative, and when a client gets such a sheet. */
  caption: line(200),
  files: z.array(download).min(1).max(2),
});

export type Evidence = z.output<typeof evidence>;
