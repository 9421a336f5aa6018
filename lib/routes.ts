/** The application page of a job; its title is part of the address (section 2). */
export const jobPath = (title: string): `/${string}` =>
  `/career/apply/${encodeURIComponent(title)}`;
