import type { Course, EdTech } from '@/content';
import { courseLength } from '@/lib/course-length';
import { cx } from '@/lib/cx';
import { Disclosure } from '../ui/controls/disclosure';
import { Unbroken } from '../ui/unbroken';
import styles from './specimen.module.scss';

interface Props {
  readonly course: Pick<Course, 'title' | 'learn'>;
  readonly words: EdTech['specimen'];
  readonly issuer: string;
}

/** The certificate, before it has a name, a signature or a seal. */
export function Specimen({ course, words, issuer }: Props) {
  return (
    <Disclosure label={words.label} from="desktop" className={styles.specimen}>
      <figure>
        <div className={cx('stack gap05', styles.sheet)}>
          <p className={styles.issuer}>{issuer}</p>
          <p className={styles.kind}>{words.kind}</p>
          <p className={styles.name}>{words.name}</p>
          <p>{words.completed}</p>
          <p className={styles.title}>
            <Unbroken>{course.title}</Unbroken>
          </p>
          <p>{courseLength(course.learn.modules)}</p>
          <p className={styles.mark}>{words.mark}</p>
          <p className={styles.small}>{words.recognition}</p>
        </div>
      </figure>
    </Disclosure>
  );
}
