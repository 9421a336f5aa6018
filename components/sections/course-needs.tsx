import type { Course } from '@/content';
import { TableBlock } from './blocks/table-block';
import styles from './course-needs.module.scss';

interface Props {
  readonly lab: Course['lab'];
  readonly exam: Course['exam'];
  readonly words: {
    readonly lab: { readonly heading: string; readonly columns: readonly string[] };
    readonly exam: {
      readonly heading: string;
      readonly columns: readonly string[];
      readonly untaught: string;
    };
  };
}

/** The programs and accounts of a course and, where it names an exam, what prepares for which skill. */
export function CourseNeeds({ lab, exam, words }: Props) {
  return (
    <div className="wrap section">
      <section className={styles.part} aria-labelledby="lab">
        <h2 id="lab">{words.lab.heading}</h2>
        <TableBlock
          block={{
            type: 'table',
            caption: 'What the labs use',
            columns: [...words.lab.columns],
            rows: lab.map(({ item, use, paid }) => [item, use, paid.text]),
          }}
          id="lab-table"
        />
      </section>
      {exam ? (
        <section className={styles.part} aria-labelledby="exam">
          <h2 id="exam">{words.exam.heading}</h2>
          <TableBlock
            block={{
              type: 'table',
              caption: exam.caption,
              columns: [...words.exam.columns],
              rows: exam.rows.map(({ skill, modules }) => [
                skill,
                modules.length > 0 ? modules.join('; ') : words.exam.untaught,
              ]),
            }}
            id="exam-table"
          />
          <p className={styles.note}>{exam.note}</p>
        </section>
      ) : null}
    </div>
  );
}
