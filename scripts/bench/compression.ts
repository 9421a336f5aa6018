import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

/** The qualities of brotli between which a choice is worth a thought. */
const QUALITIES = [5, 9, 10, 11] as const;

const SAMPLES = 40;

/** What one quality makes of a kind of file. */
export interface QualityMeasure {
  readonly quality: number;
  /** Mean size of the compressed files. */
  readonly bytes: number;
  /** Mean processor time of one file. */
  readonly milliseconds: number;
}

/** Compresses the first files of a list with brotli, once in each quality. */
export function compareQualities(files: readonly string[]): QualityMeasure[] {
  const contents = files.slice(0, SAMPLES).map((file) => readFileSync(file));
  return QUALITIES.map((quality) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    const before = process.cpuUsage();
    const bytes = contents.reduce(
      (sum, content) => sum + brotliCompressSync(content, { params }).length,
      0,
    );
    const { user, system } = process.cpuUsage(before);
    return {
      quality,
      bytes: bytes / contents.length,
      milliseconds: (user + system) / 1000 / contents.length,
    };
  });
}
