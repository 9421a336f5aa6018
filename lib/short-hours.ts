/** 'Mon to Sat, 10:00 to 18:30 IST'. */
export const shortHours = (hours: string): string =>
  hours.replace(/\b([MTWFS][a-z]{2})[a-z]*day\b/g, '$1');
