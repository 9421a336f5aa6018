import type { About } from '@/content';
import { cx } from '@/lib/cx';
import styles from './figures.module.scss';

export function Figures({ figures }: Pick<About['banner'], 'figures'>) {
  return (
    <div className={styles.band}>
      <dl className={cx('wrap', styles.figures)}>
        {figures.map(({ figure, text, basis }) => (
          <div key={text}>
            <dt>
              {text}
              <span>{basis}</span>
            </dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
