export interface StartPlan {
  readonly flight: string;
  /** Detects another version of the page (text-hash.ts). */
  readonly hash: number;
  readonly chunks: readonly string[];
  readonly runtime: string;
  readonly entry: unknown;
}
