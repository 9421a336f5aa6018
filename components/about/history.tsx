import type { About } from '@/content';
import { cx } from '@/lib/cx';
import { Art } from '../ui/art';
import { Fold } from '../ui/controls/fold';
import styles from './history.module.scss';

/** Each kind of work stands below the spool of its thread. */
export function History({ text }: { readonly text: About['history'] }) {
  return (
    <section className="section" aria-labelledby="history">
      <div className={cx('wrap', styles.head)}>
        <h2 id="history">{text.heading}</h2>
        <p className="lead">{text.lead}</p>
      </div>
      <div className={styles.picture}>
        <Art {...text.picture} small={`${text.picture.name}-small`} />
      </div>
      <ol className={cx('wrap', styles.stages)}>
        {text.cards.map(({ since, title, text: stage }) => (
          <li key={title}>
            <Fold
              level={3}
              label={
                <>
                  {since ? <span className={styles.since}>{since} </span> : null}
                  {title}
                </>
              }
            >
              <p>{stage}</p>
            </Fold>
          </li>
        ))}
      </ol>
    </section>
  );
}
