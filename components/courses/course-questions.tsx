import { cx } from '@/lib/cx';
import type { Course } from '@/content';
import { Art } from '../ui/art';
import { Questions } from '../ui/lists/questions';
import styles from './course-questions.module.scss';

interface Props {
  readonly heading: string;
  readonly items: Course['questions'];
  readonly picture: Course['banner']['picture'];
}

export function CourseQuestions({ heading, items, picture }: Props) {
  return (
    <section className="section onSand" aria-labelledby="questions">
      <div className={cx('wrap', styles.questions)}>
        <h2 id="questions">{heading}</h2>
        <div className={styles.picture} data-print="hide">
          <Art {...picture} alt="" />
        </div>
        <Questions items={items} />
      </div>
    </section>
  );
}
