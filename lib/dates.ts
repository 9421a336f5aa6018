const long = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

export const formatDate = (iso: string): string => long.format(new Date(`${iso}T00:00:00Z`));

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** @param iso such as 2026-08 */
export const formatMonth = (iso: string): string => month.format(new Date(`${iso}-01T00:00:00Z`));
