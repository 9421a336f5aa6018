import type { BannerTone } from '@/content';
import { cx } from '@/lib/cx';
import type { ButtonVariant } from '../ui/controls/button';
import styles from './ground.module.scss';

const isDark = (tone: BannerTone | 'paper'): boolean => tone === 'indigo' || tone === 'madder';

export const groundClass = (tone: BannerTone | 'paper'): string =>
  cx(tone === 'sand' ? 'onSand' : styles[tone], isDark(tone) && 'onDark');

export const buttonOn = (tone: BannerTone): ButtonVariant =>
  isDark(tone) ? 'primary' : 'secondary';
