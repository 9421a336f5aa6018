import type { About } from '@/content';
import { cx } from '@/lib/cx';
import { SectionHead } from '../shared/section-head';
import { Art } from '../ui/art';
import { Disclosure } from '../ui/controls/disclosure';
import styles from './history.module.scss';

/** From tablets on the thread of a spool runs below what is said of it; on phones the words are folded. */
export function History({ text }: { readonly text: About['history'] }) {
  return (
    <section className="section" aria-labelledby="history">
      <div className="wrap">
        <SectionHead id="history" heading={text.heading} variant="stacked">
          <p>{text.lead}</p>
        </SectionHead>
        <ol className={cx('rows', styles.spools)}>
          {text.cards.map(({ since, title, text: stage }, index) => (
            <li key={title} className="media across3">
              <Art name={`about-history-${index + 1}`} alt="" />
              <Disclosure
                level={3}
                open={index === 0}
                from="tablet"
                label={
                  <>
                    {title}
                    {since ? <span className="remark"> {since}</span> : null}
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
