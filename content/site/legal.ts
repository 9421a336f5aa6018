import { readLegal } from '../read/legal';

export const legal = {
  'terms-and-conditions': readLegal('terms-and-conditions'),
  'privacy-policy': readLegal('privacy-policy'),
} as const;
