import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../files-below';
import { HOST_FILES } from '../../hosts/hosted-site';

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

export type Encoding = (typeof encodings)[number];

export interface ExportedFile {
  name: string;
  fullPath: string;
  encodings: Encoding[];
}

/**
 * Requests are answered from this list, so that nothing outside the folder can be reached and paths
 * are case-sensitive.
 */
export class ExportIndex {
  private files = new Map<string, ExportedFile>();
  /** The modification time of the home page tells of a new build. */
  private builtAt: number | 'no build' | undefined;

  constructor(private readonly folder: string) {}

  private refresh(): void {
    const home = path.join(this.folder, 'index.html');
    const builtAt = statSync(home, { throwIfNoEntry: false })?.mtimeMs ?? 'no build';
    if (builtAt === this.builtAt) return;
    this.builtAt = builtAt;
    this.files.clear();
    const names = new Set(existsSync(this.folder) ? filesBelow(this.folder) : []);
    for (const name of names) {
      const isVariant = encodings.some(
        ({ suffix }) => name.endsWith(suffix) && names.has(name.slice(0, -suffix.length)),
      );
      if (isVariant || HOST_FILES.includes(name)) continue;
      this.files.set(name, {
        name,
        fullPath: path.join(this.folder, name),
        encodings: encodings.filter(({ suffix }) => names.has(name + suffix)),
      });
    }
  }

  file(name: string): ExportedFile | undefined {
    this.refresh();
    return this.files.get(name);
  }

  /** @param pathname with a leading and without a trailing slash */
  page(pathname: string): ExportedFile | undefined {
    const name = pathname.slice(1);
    return name === '' ? this.file('index.html') : (this.file(name) ?? this.file(`${name}.html`));
  }
}
