import type { Checked } from '@/content';
import { formatMonth } from './dates';

/** 'As read in August 2026. Tested on 28.2 IN.' */
export const checkedNote = ({ asOf, testedOn }: Checked): string | undefined =>
  [asOf && `As read in ${formatMonth(asOf)}.`, testedOn && `Tested on ${testedOn}.`]
    .filter(Boolean)
    .join(' ') || undefined;
