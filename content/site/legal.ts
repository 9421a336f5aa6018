import { readLegal } from '../read/legal';

/** The two legal pages; their bodies are imported by the route. */
export const legal = {
  'terms-and-conditions': readLegal('terms-and-conditions'),
  'privacy-policy': readLegal('privacy-policy'),
} as const;
