/** The input of the loader (loader.ts) in its tag, as JSON. */
export interface StartPlan {
  /** Address of the page's flight data for hydration. */
  readonly flight: string;
  /** Hash of the flight data (text-hash.ts), to detect another version of the page. */
  readonly hash: number;
  /** Addresses of the framework's scripts and the page's own. */
  readonly chunks: readonly string[];
  /** Address of the script that runs them. */
  readonly runtime: string;
  /** The entry argument of the runtime. */
  readonly entry: unknown;
}
