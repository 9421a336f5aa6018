import { Fragment } from 'react';
import type { Course, EdTech } from '@/content';
import { cx } from '@/lib/cx';
import { Disclosure } from '../ui/controls/disclosure';
import { Table } from '../ui/table';
import styles from './course-exercise.module.scss';

interface Props {
  readonly exercise: Course['exercise'];
  readonly words: EdTech['exercise'];
}

export function CourseExercise({ exercise, words }: Props) {
  const { title, minutes, tasks, note } = exercise;
  return (
    <section className={cx('stack gap15', styles.exercise)} aria-labelledby="exercise-title">
      <p className="muted tSmall">{words.kind(minutes)}</p>
      <h3 id="exercise-title">{title}</h3>
      <Disclosure id="exercise" label={words.tasks} from="desktop">
        <ol className={tasks.length > 1 ? styles.tasks : undefined}>
          {tasks.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </Disclosure>
      <Disclosure label={words.solution} className={styles.solution} from="never">
        {tasks.map(({ solution }, index) => (
          <Table
            key={index}
            caption={tasks.length > 1 ? `${words.task} ${index + 1}` : words.solution}
            columns={words.columns}
            rows={solution.map(({ what, result, why }) => [
              <Fragment key={what}>
                {what}
                {why ? <span className="remark">{why}</span> : null}
              </Fragment>,
              result,
            ])}
          />
        ))}
        <p>{note}</p>
      </Disclosure>
    </section>
  );
}
