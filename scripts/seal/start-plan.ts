/** What the loader (loader.ts) is told by its tag, as JSON. */
export interface StartPlan {
  /**
   * A media query. Where it holds, the framework starts right after the first paint, elsewhere at
   * the visitor's first gesture.
   */
  readonly when: string;
  /** Address of the page's flight data, which the framework hydrates with. */
  readonly flight: string;
  /** Length of the flight data in UTF-16 units: another version of the page has another one. */
  readonly size: number;
  /** Addresses of the framework's scripts and the page's own. */
  readonly chunks: readonly string[];
  /** Address of the script that runs them. */
  readonly runtime: string;
  /** What the runtime is asked to begin with. */
  readonly entry: unknown;
}
