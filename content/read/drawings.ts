import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether there is a drawing of this name in public/art. A file of its own, because the editor's
 * desk, whose form runs in a browser, answers the question in another way.
 */
export const drawingExists = (name: string): boolean =>
  existsSync(path.join(process.cwd(), 'public', 'art', `${name}.svg`));
