import { cx } from '@/lib/cx';
import { ButtonLink } from '../ui/controls/button-link';
import styles from './call-band.module.scss';

interface Props {
  readonly heading: string;
  readonly label: string;
  readonly href: string;
}

/** The call to action at the end of a page; the threads end at the button. */
export function CallBand({ heading, label, href }: Props) {
  return (
    <section className={styles.call} aria-labelledby="call" data-print="hide">
      <div className={cx('wrap', styles.row)}>
        <h2 id="call">{heading}</h2>
        <ButtonLink href={href} variant="secondary">
          {label}
        </ButtonLink>
      </div>
    </section>
  );
}
