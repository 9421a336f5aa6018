import { runInNewContext } from 'node:vm';

const LIMIT_MS = 1000;

const isTimeout = (error: unknown): boolean =>
  // It belongs to the other context, so it is no instance of our Error.
  typeof error === 'object' && error !== null && 'code' in error
    ? error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
    : false;

/**
 * A second of processor time: a busy machine refuses nothing. Nothing else can interrupt a parser.
 *
 * @returns undefined when it takes longer
 */
export function withinLimit<T>(run: () => T): { readonly result: T } | undefined {
  for (let timeout = LIMIT_MS; ;) {
    const before = process.cpuUsage();
    try {
      let result: { readonly result: T } | undefined;
      const keep = () => {
        result = { result: run() };
      };
      runInNewContext('keep()', { keep }, { timeout });
      return result;
    } catch (error) {
      if (!isTimeout(error)) throw error;
      const { user, system } = process.cpuUsage(before);
      const share = (user + system) / 1000 / timeout;
      if (share * timeout >= LIMIT_MS) return undefined;
      timeout = Math.ceil(Math.max(2 * timeout, LIMIT_MS / share));
    }
  }
}
