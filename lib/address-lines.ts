import type { Office } from '@/content';

export const addressLines = ({
  lines,
  locality,
  postalCode,
  region,
}: Pick<Office, 'lines' | 'locality' | 'postalCode' | 'region'>): string[] => [
  ...lines,
  `${locality} ${postalCode}, ${region}`,
];
