import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether a drawing of this name is in public/art. In its own file, because the desk replaces it:
 * its form runs in a browser and cannot read files.
 */
export const drawingExists = (name: string): boolean =>
  existsSync(path.join(process.cwd(), 'public', 'art', `${name}.svg`));
