const long = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats a date: '2025-05-06' becomes '6 May 2025'. */
export const formatDate = (iso: string): string => long.format(new Date(`${iso}T00:00:00Z`));
