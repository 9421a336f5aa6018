import { z } from 'zod';
import { line, pictureName } from './parts';

/** A file of public/downloads, as the site's address of it. */
export const download = z.strictObject({
  href: z.templateLiteral(['/downloads/', z.string(), '.csv']),
  label: line(70),
});

/** A sheet that a client holds in hand: its drawings and the file of the same rows. */
export const evidence = z.strictObject({
  /** The wide drawing; `<drawing>-small` is the one for small screens. */
  drawing: pictureName,
  /** All that is on the sheet, for who does not see it. */
  alt: line(600, 80),
  /** That it is illustrative, and when a client gets such a sheet. */
  caption: line(200),
  files: z.array(download).min(1).max(2),
});

export type Evidence = z.output<typeof evidence>;
