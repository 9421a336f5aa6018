import type { BlockOf } from '@/content';
import styles from './flow-block.module.scss';

const STATE_WORDS = { done: 'done', waiting: 'waiting' } as const;

/** State marks only if one step is waiting. */
export function FlowBlock({ block }: { readonly block: BlockOf<'flow'> }) {
  const underWay = block.steps.some(({ state }) => state === 'waiting');
  return (
    <ol className={block.steps.length % 3 === 0 ? styles.threes : styles.fours}>
      {block.steps.map(({ title, text, state }) => (
        <li key={title}>
          <div className={styles.step}>
            {underWay ? (
              <span className={styles[state]}>
                <span className="visuallyHidden">{STATE_WORDS[state]}</span>
              </span>
            ) : null}
            <b>{title}</b>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
