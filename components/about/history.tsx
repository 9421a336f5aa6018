import type { About } from '@/content';
import { SectionHead } from '../shared/section-head';
import { Art } from '../ui/art';
import { Disclosure } from '../ui/controls/disclosure';
import styles from './history.module.scss';

interface Props {
  readonly text: About['history'];
  /** Of a sample. */
  readonly note: string | undefined;
}

/** The yarn of each kind of work joins the threads that run through the page. */
export function History({ text, note }: Props) {
  return (
    <section className="section" aria-labelledby="history">
      <div className="wrap">
        <SectionHead id="history" heading={text.heading} variant="stacked">
          <p>{text.lead}</p>
          {note ? <p className="remark">{note}</p> : null}
        </SectionHead>
        <ol className={styles.stages}>
          {text.cards.map(({ since, title, text: stage }, index) => (
            <li key={title}>
              <Art name={`about-history-${index + 1}`} alt="" />
              <Disclosure
                level={3}
                from="never"
                label={
                  <>
                    {since ? <span className="remark">{since} </span> : null}
                    {title}
                  </>
                }
              >
                <p>{stage}</p>
              </Disclosure>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
