import type { Job } from '@/content';
import { Glyph } from '../ui/glyph';
import styles from './job-meta.module.scss';

export function JobMeta({ meta }: Pick<Job, 'meta'>) {
  return (
    <ul className={styles.meta}>
      {meta.map(({ icon, text }) => (
        <li key={text}>
          <Glyph name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}
