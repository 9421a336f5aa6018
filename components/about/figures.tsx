import type { About } from '@/content';
import { cx } from '@/lib/cx';
import styles from './figures.module.scss';

export function Figures({ figures }: Pick<About['banner'], 'figures'>) {
  return (
    <dl className={cx('onDark grid gap0', styles.figures)}>
      {figures.map(({ figure, text, basis }) => (
        <div key={text}>
          <dt className="tCompact">
            <b>{text}</b>
            <span className="remark">{basis}</span>
          </dt>
          <dd className="tHeading">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
