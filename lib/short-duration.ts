/** '6 months at 10 hours a week' is '6 months'. */
export const shortDuration = (duration: string): string =>
  /^\d+ months/.exec(duration)?.[0] ?? 'Self-paced';
