import type { BannerTone } from '@/content';
import { cx } from '@/lib/cx';
import type { ButtonVariant } from '../ui/controls/button';
import styles from './ground.module.scss';

/** Whether the words of a ground are light in both themes. */
const isDark = (tone: BannerTone): boolean => tone === 'indigo' || tone === 'madder';

/** The class of a ground, which sets the colors of words and threads on it. */
export const groundClass = (tone: BannerTone): string =>
  cx(tone === 'sand' ? 'onSand' : styles[tone], isDark(tone) && 'onDark');

/** The variant of the first button on a ground. */
export const buttonOn = (tone: BannerTone): ButtonVariant =>
  isDark(tone) ? 'primary' : 'secondary';
