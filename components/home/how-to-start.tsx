import type { Evidence, Home } from '@/content';
import { cx } from '@/lib/cx';
import { CallLine } from '../shared/call-line';
import { SectionHead } from '../shared/section-head';
import { Sheet } from '../shared/sheet';
import { Unbroken } from '../ui/unbroken';
import styles from './how-to-start.module.scss';

interface Props {
  readonly text: Home['start'];
  readonly ask: Home['ask'];
  readonly href: string;
  readonly sheet: Evidence;
}

export function HowToStart({ text, ask, href, sheet }: Props) {
  return (
    <section className="section onSand" aria-labelledby="start">
      <div className={cx('wrap split across4 topped', styles.start)}>
        <div>
          <SectionHead id="start" heading={text.heading} variant="stacked">
            <p>
              <Unbroken>{text.lead}</Unbroken>
            </p>
          </SectionHead>
          <CallLine {...ask} href={href} />
        </div>
        <Sheet {...sheet} />
      </div>
    </section>
  );
}
