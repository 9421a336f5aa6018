import type { ReactNode } from 'react';
import type { BannerTone, Picture } from '@/content';
import { cx } from '@/lib/cx';
import { Art } from '../ui/art';
import { Unbroken } from '../ui/unbroken';
import { groundClass } from './ground';
import styles from './woven-banner.module.scss';

interface Props {
  readonly heading: ReactNode;
  readonly lead: string;
  readonly tone: BannerTone;
  /** On the ground `tone`, so that it has no edges; the weft runs through it. */
  readonly picture?: (Picture & { readonly small?: string; readonly medium?: string }) | undefined;
  /** `tile`: 480 x 360. `hanging`: so too, from the upper edge. `small`: 400 x 300, with a low version for phones. */
  readonly pictureKind?: 'tile' | 'hanging' | 'small';
  readonly breadcrumb: ReactNode;
  readonly children?: ReactNode;
}

/** One weft, through the picture, from edge to edge. */
export function WovenBanner(props: Props) {
  const { heading, lead, tone, picture, pictureKind = 'tile' } = props;
  const { breadcrumb, children } = props;
  return (
    <header className={cx(styles.banner, groundClass(tone), picture && styles[pictureKind])}>
      <span className={styles.weft} aria-hidden="true" data-print="hide" />
      <div className={cx('wrap', styles.columns)}>
        <div className={styles.words}>
          {breadcrumb}
          <h1 className={picture && pictureKind === 'tile' ? 'tFeature' : 'tTitle'}>
            {typeof heading === 'string' ? <Unbroken>{heading}</Unbroken> : heading}
          </h1>
          <p className={cx('lead tBody', styles.lead)}>
            <Unbroken>{lead}</Unbroken>
          </p>
        </div>
        {children ? <div className={cx('tSmall', styles.foot)}>{children}</div> : null}
        {picture ? (
          <div className={cx('filled', styles.picture)} data-print="hide">
            <Art {...picture} first />
          </div>
        ) : null}
      </div>
    </header>
  );
}
