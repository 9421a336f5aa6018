import type { Enquiry, Office } from '@/content';
import { cx } from '@/lib/cx';
import styles from './enquiry-aside.module.scss';

interface Props {
  readonly text: Pick<Enquiry, 'call' | 'afterwards'>;
  readonly office: Office;
}

export function EnquiryAside({ text: { call, afterwards }, office }: Props) {
  return (
    <div className={cx('onDark', styles.aside)}>
      <section>
        <h2>{afterwards.heading}</h2>
        <ol className={styles.steps}>
          {afterwards.steps.map(({ title, text: step }) => (
            <li key={title}>
              <b className="tCard">{title}</b>
              <p className="muted">{step}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={cx('cluster gap1', styles.call)}>
        <div>
          <h2>{call.heading}</h2>
          <p className="muted">{office.hours}</p>
        </div>
        <a className="tHeading" href={office.phone.href}>
          {office.phone.text}
        </a>
      </section>
    </div>
  );
}
