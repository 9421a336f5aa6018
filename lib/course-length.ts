import { courseSpans } from './course-spans';

type Modules = readonly { readonly when?: string | undefined }[];

const HOURS_A_WEEK = 10;

const spansOf = (modules: Modules) => courseSpans(modules.map(({ when }) => when));

/** '260 hours', as many as its weeks have. */
export function courseHours(modules: Modules): string {
  const { total = 0, unit } = spansOf(modules) ?? {};
  return `${unit === 'weeks' ? total * HOURS_A_WEEK : total} hours`;
}

/** '26 weeks, 260 hours'. */
export function courseLength(modules: Modules): string {
  const { total = 0, unit } = spansOf(modules) ?? {};
  const hours = courseHours(modules);
  return unit === 'weeks' ? `${total} weeks, ${hours}` : hours;
}
