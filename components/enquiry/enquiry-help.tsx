import type { Enquiry } from '@/content';
import { HelpColumns } from '../shared/form-columns';
import { BesideWarp } from '../shared/woven-banner';
import { FileList } from '../ui/file-list';
import { Fold } from '../ui/controls/fold';
import { Ticks } from '../ui/lists/ticks';
import styles from './enquiry-help.module.scss';

interface Props {
  readonly text: Pick<Enquiry, 'sample' | 'prepare' | 'examples'>;
}

export function EnquiryHelp({ text: { sample, prepare, examples } }: Props) {
  return (
    <BesideWarp>
      <HelpColumns>
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
          <Fold level={2} label={prepare.heading} isShort>
            <Ticks items={prepare.items} />
          </Fold>
          <details className={styles.examples}>
            <summary>
              {examples.heading} ({examples.files.length})
            </summary>
            <FileList files={examples.files} />
          </details>
        </div>
      </HelpColumns>
    </BesideWarp>
  );
}
