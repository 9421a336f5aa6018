import type { Office } from '@/content';

/** The address of an office within India, line by line. */
export const addressLines = ({
  lines,
  locality,
  postalCode,
  region,
}: Pick<Office, 'lines' | 'locality' | 'postalCode' | 'region'>): string[] => [
  ...lines,
  `${locality} ${postalCode}, ${region}`,
];
