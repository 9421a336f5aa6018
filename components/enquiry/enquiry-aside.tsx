import type { Enquiry, Office } from '@/content';
import { FileList } from '../ui/file-list';
import { Fold } from '../ui/controls/fold';
import { Ticks } from '../ui/lists/ticks';
import styles from './enquiry-aside.module.scss';

interface Props {
  readonly text: Pick<Enquiry, 'call' | 'afterwards' | 'sample' | 'prepare' | 'examples'>;
  readonly office: Office;
}

export function EnquiryAside({ text, office }: Props) {
  const { call, afterwards, sample, prepare, examples } = text;
  return (
    <div className={styles.aside}>
      <section>
        <h2>{call.heading}</h2>
        <a className={styles.phone} href={office.phone.href}>
          {office.phone.text}
        </a>
        <p className="muted">{office.hours}</p>
      </section>
      <section>
        <h2>{afterwards.heading}</h2>
        <ol className={styles.steps}>
          {afterwards.steps.map(({ title, text: step }) => (
            <li key={title}>
              <b>{title}</b>
              <p className="muted">{step}</p>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2>{sample.heading}</h2>
        <figure>
          <blockquote className={styles.sheet}>
            <b>{sample.product}</b>
            <p>{sample.text}</p>
          </blockquote>
          <figcaption className="muted">{sample.note}</figcaption>
        </figure>
      </section>
      <div>
        <Fold level={2} label={prepare.heading}>
          <Ticks items={prepare.items} />
        </Fold>
        <details className={styles.examples}>
          <summary>
            {examples.heading} ({examples.files.length})
          </summary>
          <FileList files={examples.files} />
        </details>
      </div>
    </div>
  );
}
