import type { ReactNode } from 'react';
import type { Enquiry } from '@/content';
import { cx } from '@/lib/cx';
import { EnquiryHeading } from '../forms/enquiry-heading.client';
import { Art } from '../ui/art';
import styles from './enquiry-hero.module.scss';

interface Props {
  readonly text: Pick<Enquiry, 'heading' | 'lead' | 'picture'>;
  readonly breadcrumb: ReactNode;
}

export function EnquiryHero({ text, breadcrumb }: Props) {
  return (
    <section className={styles.hero} aria-labelledby="enquiry">
      <div className={cx('wrap', styles.columns)}>
        <div className={styles.copy}>
          {breadcrumb}
          <h1 id="enquiry">
            <EnquiryHeading plain={text.heading} />
          </h1>
          <p className="lead">{text.lead}</p>
        </div>
        <div className={styles.picture}>
          <Art name={`${text.picture.name}-small`} alt={text.picture.alt} />
        </div>
      </div>
    </section>
  );
}
