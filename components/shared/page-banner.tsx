import type { ReactNode } from 'react';
import type { BannerTone, Picture } from '@/content';
import { Art } from '../ui/art';
import { Entry } from '../ui/entry';
import styles from './page-banner.module.scss';

interface Props {
  readonly heading: string;
  readonly lead?: string | undefined;
  readonly tone: BannerTone;
  /** Drawn for 744 x 500 with a version for small screens, or `none` for a banner of words. */
  readonly picture?: Picture | undefined;
  /** Drawn for 1600 x 420 with a version for small screens; runs below the words, edge to edge. */
  readonly strip?: Picture | undefined;
  /** The way home. */
  readonly breadcrumb: ReactNode;
  /** Buttons and notes below the lead. */
  readonly children?: ReactNode;
}

const isDark = (tone: BannerTone): boolean => tone === 'indigo' || tone === 'madder';

/** The look of the first button on a banner's ground. */
export const buttonOn = (tone: BannerTone): 'marigold' | 'dark' =>
  isDark(tone) ? 'marigold' : 'dark';

/** The opening of an inner page: the way home, the h1, the argument, one thing to do, a picture. */
export function PageBanner({ heading, lead, tone, picture, strip, breadcrumb, children }: Props) {
  return (
    <section
      className={`${styles.banner ?? ''} ${styles[tone] ?? ''} ${isDark(tone) ? 'onDark' : ''}`}
    >
      <div className={`wrap ${picture ? (styles.columns ?? '') : ''}`}>
        <div className={`${styles.copy ?? ''} ${strip ? (styles.aboveStrip ?? '') : ''}`}>
          {breadcrumb}
          <h1>{heading}</h1>
          {lead ? <p className={`lead ${styles.lead ?? ''}`}>{lead}</p> : null}
          {children ? <div className={styles.actions}>{children}</div> : null}
        </div>
        {picture ? (
          <div className={styles.picture}>
            <Entry into={picture.name} />
            <Art {...picture} small={`${picture.name}-small`} first />
          </div>
        ) : null}
      </div>
      {strip ? (
        <div className={styles.strip}>
          <Art {...strip} small={`${strip.name}-small`} smallUpTo="900px" first />
        </div>
      ) : null}
    </section>
  );
}
