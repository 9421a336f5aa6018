import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { HOST_FILES } from './rules';

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
  private builtAt: number | 'no build' | 'unread' = 'unread';

  constructor(private readonly folder: string) {
    this.refresh();
  }

  /** The home page's modification time tells of a new build. */
  private refresh(): void {
    const start = statSync(path.join(this.folder, 'index.html'), { throwIfNoEntry: false });
    const builtAt = start?.mtimeMs ?? 'no build';
    if (builtAt === this.builtAt) return;
    this.builtAt = builtAt;

    const found = existsSync(this.folder)
      ? readdirSync(this.folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => path.join(entry.parentPath, entry.name))
      : [];
    const names = new Set(found.map((file) => this.nameOf(file)));
    this.files = new Map();
    for (const fullPath of found) {
      const name = this.nameOf(fullPath);
      const isVariant = encodings.some(
        ({ suffix }) => name.endsWith(suffix) && names.has(name.slice(0, -suffix.length)),
      );
      if (isVariant || HOST_FILES.includes(name)) continue;
      this.files.set(name, {
        name,
        fullPath,
        encodings: encodings.filter(({ suffix }) => names.has(name + suffix)),
      });
    }
  }

  private nameOf(fullPath: string): string {
    return path.relative(this.folder, fullPath).split(path.sep).join('/');
  }

  file(name: string): ExportedFile | undefined {
    this.refresh();
    return this.files.get(name);
  }

  /** @param pathname with a leading and without a trailing slash */
  page(pathname: string): ExportedFile | undefined {
    const name = pathname.slice(1);
    if (name === '') return this.file('index.html');
    return this.file(name) ?? this.file(`${name}.html`) ?? this.file(`${name}/index.html`);
  }
}
