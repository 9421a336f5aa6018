/** What the loader (loader.ts) is told by its tag, as JSON. */
export interface StartPlan {
  /** Address of the page's flight data, which the framework hydrates with. */
  readonly flight: string;
  /** Hash of the flight data (text-hash.ts): another version of the page has another one. */
  readonly hash: number;
  /** Addresses of the framework's scripts and the page's own. */
  readonly chunks: readonly string[];
  /** Address of the script that runs them. */
  readonly runtime: string;
  /** What the runtime is asked to begin with. */
  readonly entry: unknown;
}
