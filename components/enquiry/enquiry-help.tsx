import type { Enquiry } from '@/content';
import { HelpColumns } from '../shared/form-columns';
import { BesideWarp } from '../shared/woven-banner';
import { FileList } from '../ui/file-list';
import { Disclosure } from '../ui/controls/disclosure';
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
    </BesideWarp>
  );
}
