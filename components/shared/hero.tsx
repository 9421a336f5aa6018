import type { ReactNode } from 'react';
import type { BannerTone, Picture } from '@/content';
import { cx } from '@/lib/cx';
import { Art } from '../ui/art';
import { type Composition, Entry } from '../cloth/entry';
import { Unbroken } from '../ui/unbroken';
import { FirstStep } from './first-step';
import { groundClass } from './ground';
import styles from './hero.module.scss';

interface Props {
  readonly offer?: string | undefined;
  readonly heading: string;
  readonly lead?: string | undefined;
  readonly firstStep?: string | undefined;
  readonly tone: BannerTone;
  /** 744 x 500, with a version for small screens. */
  readonly picture?: Picture | undefined;
  /** With a low version for phones; its threads come from its objects. */
  readonly isPictureWide?: boolean;
  /** 1600 x 420, with a version for small screens; edge to edge. */
  readonly strip?: Picture | undefined;
  readonly composition?: Composition | undefined;
  readonly breadcrumb: ReactNode;
  readonly children?: ReactNode;
  readonly isSplit?: boolean | undefined;
  readonly foot?: ReactNode;
}

export function Hero(props: Props) {
  const { offer, heading, lead, tone, picture, strip, composition, breadcrumb, children, foot } =
    props;
  const { firstStep, isPictureWide = false, isSplit = false } = props;
  const turns = composition === 'turn';
  return (
    <section
      className={cx(
        styles.hero,
        groundClass(tone),
        turns ? styles.turn : styles.bend,
        Boolean(foot) && !isSplit && styles.footed,
      )}
    >
      <div
        className={cx(
          'wrap',
          picture && cx(turns ? 'split' : 'earlySplit', 'gap0 topped', styles.beside),
        )}
      >
        <div className={cx(styles.words, isSplit && styles.split)}>
          {breadcrumb}
          <h1>
            {offer ? (
              <span className={cx('tBody', styles.offer)}>
                {offer}
                <span className="visuallyHidden">: </span>
              </span>
            ) : null}
            <Unbroken>{heading}</Unbroken>
          </h1>
          {lead ? (
            <p className={cx('lead', styles.lead)}>
              <Unbroken>{lead}</Unbroken>
            </p>
          ) : null}
          {children ? (
            <div className={styles.actions} data-print="hide">
              {children}
            </div>
          ) : null}
          {firstStep ? (
            <div className={styles.firstStep}>
              <FirstStep text={firstStep} />
            </div>
          ) : null}
        </div>
        {picture ? (
          <div className={cx(styles.picture, isPictureWide && styles.wide)} data-print="hide">
            <Entry composition={composition} into={picture.name} />
            <Art
              {...picture}
              small={`${picture.name}-${isPictureWide ? 'slim' : 'small'}`}
              smallBelow={turns ? 'desktop' : 'tablet'}
              first
            />
          </div>
        ) : null}
      </div>
      {strip ? (
        <div className={styles.strip} data-print="hide">
          <Art {...strip} small={`${strip.name}-small`} smallBelow="desktop" first />
        </div>
      ) : null}
      {foot}
    </section>
  );
}
