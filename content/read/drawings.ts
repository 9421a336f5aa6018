import { existsSync } from 'node:fs';
import path from 'node:path';

/** In its own file, because the editor's form runs in a browser and replaces it. */
export const drawingExists = (name: string): boolean =>
  existsSync(path.join(process.cwd(), 'public', 'art', `${name}.svg`));
