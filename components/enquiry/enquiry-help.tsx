import type { Enquiry } from '@/content';
import { cx } from '@/lib/cx';
import { HelpColumns } from '../shared/form-columns';
import { FileList } from '../ui/file-list';
import { Disclosure } from '../ui/controls/disclosure';
import { Ticks } from '../ui/lists/ticks';
import styles from './enquiry-help.module.scss';

interface Props {
  readonly text: Pick<Enquiry, 'sample' | 'prepare' | 'examples'>;
}

export function EnquiryHelp({ text: { sample, prepare, examples } }: Props) {
  return (
    <HelpColumns>
      <section>
        <h2>{sample.heading}</h2>
        <figure>
          <blockquote className={cx('stack gap1', styles.sheet)}>
            <b className="tRow">{sample.product}</b>
            <p className="tLead">{sample.text}</p>
          </blockquote>
          <figcaption className="muted">{sample.note}</figcaption>
        </figure>
      </section>
      <div>
        <Disclosure level={2} label={prepare.heading} from="tablet">
          <Ticks items={prepare.items} />
        </Disclosure>
        <Disclosure
          label={`${examples.heading} (${examples.files.length})`}
          from="never"
          className={styles.examples}
        >
          <FileList files={examples.files} />
        </Disclosure>
      </div>
    </HelpColumns>
  );
}
