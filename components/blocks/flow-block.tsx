import { Unbroken } from '../ui/unbroken';
import type { BlockOf } from '@/content';
import { cx } from '@/lib/cx';
import styles from './flow-block.module.scss';

/** State marks only if one step is waiting. */
export function FlowBlock({ block }: { readonly block: BlockOf<'flow'> }) {
  const underWay = block.steps.some(({ state }) => state === 'waiting');
  return (
    <ol className={block.steps.length % 6 === 0 ? styles.sixes : styles.fours}>
      {block.steps.map(({ title, text, state }) => (
        <li key={title}>
          <div className={cx(styles.step, underWay && styles[state])}>
            <b>
              {title}
              {underWay ? (
                <span className={state === 'done' ? 'visuallyHidden' : 'muted'}> {state}</span>
              ) : null}
            </b>
            <p>
              <Unbroken>{text}</Unbroken>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
