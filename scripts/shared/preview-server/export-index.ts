import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** The encodings of precompressed files, in order of preference. */
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

export type Encoding = (typeof encodings)[number];

/** Configuration files of hosts in the export, which are not served. */
const hostFiles: readonly string[] = ['_headers', '_redirects', '.nojekyll'];

export interface ExportedFile {
  /** Path below the export's folder with forward slashes, such as `courses/power-bi.html`. */
  name: string;
  fullPath: string;
  encodings: Encoding[];
}

/**
 * The files of an exported folder by name. Requests are answered from this list and never from the
 * disk, so that no file outside the folder can be reached, folders are not listed, and paths are
 * case-sensitive on every system, as on a real host.
 */
export class ExportIndex {
  private files = new Map<string, ExportedFile>();
  private builtAt: number | 'no build' | 'unread' = 'unread';

  constructor(private readonly folder: string) {
    this.refresh();
  }

  /**
   * Reads the folder again after a new build, detected by the modification time of its home page.
   */
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
      if (isVariant || hostFiles.includes(name)) continue;
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

  /** The file of exactly this name, such as `404.html`. */
  file(name: string): ExportedFile | undefined {
    this.refresh();
    return this.files.get(name);
  }

  /**
   * The file for a decoded path: the file itself, a page of that name, or the index page of a
   * folder.
   *
   * @param pathname with a leading and without a trailing slash; '/' is the home page
   */
  page(pathname: string): ExportedFile | undefined {
    const name = pathname.slice(1);
    if (name === '') return this.file('index.html');
    return this.file(name) ?? this.file(`${name}.html`) ?? this.file(`${name}/index.html`);
  }
}
