import type { ReactNode } from 'react';
import type { BannerTone, Picture } from '@/content';
import { cx } from '@/lib/cx';
import { Art } from '../ui/art';
import type { ButtonVariant } from '../ui/controls/button';
import { type Composition, Entry } from '../ui/entry';
import { Unbroken } from '../ui/unbroken';
import styles from './page-banner.module.scss';

interface Props {
  /** The offer and its audience; the first part of the heading. */
  readonly offer?: string | undefined;
  readonly heading: string;
  readonly lead?: string | undefined;
  readonly tone: BannerTone;
  /**
   * A picture of 744 x 500 that has a version for small screens; without it the banner has words
   * only.
   */
  readonly picture?: Picture | undefined;
  /** Whether small screens leave the picture out. */
  readonly isPictureWide?: boolean;
  /** Drawn for 1600 x 420 with a version for small screens; runs below the words, edge to edge. */
  readonly strip?: Picture | undefined;
  /** How the threads reach the picture. */
  readonly composition?: Composition | undefined;
  /** The breadcrumb. */
  readonly breadcrumb: ReactNode;
  /** Buttons and notes below the lead. */
  readonly children?: ReactNode;
  /** Whether lead and buttons are at the heading's right, and `foot` below both on all screens. */
  readonly isSplit?: boolean | undefined;
  /** A band below words and picture, edge to edge; on a phone it is between them. */
  readonly foot?: ReactNode;
}

/** Whether the words of a banner are light in both themes. */
export const isDark = (tone: BannerTone): boolean => tone === 'indigo' || tone === 'madder';

/** The variant of the first button on a banner's ground. */
export const buttonOn = (tone: BannerTone): ButtonVariant =>
  isDark(tone) ? 'primary' : 'secondary';

/** The banner of an inner page: breadcrumb, h1, lead, one call to action, a picture. */
export function PageBanner(props: Props) {
  const { offer, heading, lead, tone, picture, strip, composition, breadcrumb, children, foot } =
    props;
  const { isPictureWide = false, isSplit = false } = props;
  const ground = cx(styles[tone], isDark(tone) && 'onDark');
  return (
    <section
      className={cx(
        styles.banner,
        ground,
        composition && styles[composition],
        Boolean(foot) && !isSplit && styles.footed,
      )}
    >
      <div className={cx('wrap', picture && styles.columns)}>
        <div className={cx(styles.copy, strip && styles.aboveStrip, isSplit && styles.split)}>
          {breadcrumb}
          <h1>
            {offer ? <span className={styles.offer}>{offer}: </span> : null}
            <Unbroken text={heading} />
          </h1>
          {lead ? (
            <p className={cx('lead', styles.lead)}>
              <Unbroken text={lead} />
            </p>
          ) : null}
          {children ? <div className={styles.actions}>{children}</div> : null}
        </div>
        {picture ? (
          <div className={cx(styles.picture, isPictureWide && styles.wide)}>
            <Entry composition={composition} into={picture.name} />
            <Art {...picture} small={`${picture.name}-small`} smallUpTo="1023px" first />
          </div>
        ) : null}
      </div>
      {strip ? (
        <div className={styles.strip}>
          <Art {...strip} small={`${strip.name}-small`} smallUpTo="900px" first />
        </div>
      ) : null}
      {foot}
    </section>
  );
}
