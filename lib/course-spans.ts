export interface Span {
  readonly start: number;
  readonly length: number;
}

const WEEKS = /^Weeks? (\d+)(?:-(\d+))?$/;
const HOURS = /^(\d+) hours$/;

/**
 * 'Week 3' and 'Weeks 3-4' are the weeks of a module, '5 hours' its duration; null when a time is
 * neither.
 */
export function courseSpans(times: readonly (string | undefined)[]): {
  readonly spans: readonly Span[];
  readonly total: number;
  readonly unit: 'weeks' | 'hours';
} | null {
  const spans: Span[] = [];
  let total = 0;
  for (const time of times) {
    const [, first, last = first] = WEEKS.exec(time ?? '') ?? [];
    const [, hours] = HOURS.exec(time ?? '') ?? [];
    const start = first ? Number(first) - 1 : total;
    const end = last ? Number(last) : total + Number(hours);
    if (!(end > start)) return null;
    spans.push({ start, length: end - start });
    total = Math.max(total, end);
  }
  return { spans, total, unit: times.some((time) => WEEKS.test(time ?? '')) ? 'weeks' : 'hours' };
}
