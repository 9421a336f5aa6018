import type { ReactNode } from 'react';
import type { Course } from '@/content';
import styles from './course-needs.module.scss';

interface Words {
  readonly heading: string;
  readonly columns: readonly [string, string];
}

interface PartProps {
  readonly id: string;
  readonly words: Words;
  readonly caption: string;
  /** The table's rows. */
  readonly children: ReactNode;
  readonly note?: string;
}

/** A heading with a table of two columns, which fits the narrowest screen. */
function Part({ id, words, caption, children, note }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{words.heading}</h2>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {words.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
      {note ? <p className={styles.note}>{note}</p> : null}
    </section>
  );
}

interface Props {
  readonly lab: Course['lab'];
  readonly exam: Course['exam'];
  readonly words: {
    readonly lab: Words & { readonly caption: string };
    readonly exam: Words & { readonly untaught: string };
  };
}

/** The programs and accounts of a course and, where it names an exam, what prepares for which skill. */
export function CourseNeeds({ lab, exam, words }: Props) {
  return (
    <div className={`wrap section ${styles.needs ?? ''}`}>
      <Part id="lab" words={words.lab} caption={words.lab.caption}>
        {lab.map(({ item, use, paid }) => (
          <tr key={item}>
            <th scope="row">
              {item}
              <span>{use}</span>
            </th>
            <td>{paid.text}</td>
          </tr>
        ))}
      </Part>
      {exam ? (
        <Part id="exam" words={words.exam} caption={exam.caption} note={exam.note}>
          {exam.rows.map(({ skill, modules }) => (
            <tr key={skill}>
              <th scope="row">{skill}</th>
              <td>
                {modules.length > 0 ? (
                  <ul>
                    {modules.map((title) => (
                      <li key={title}>{title}</li>
                    ))}
                  </ul>
                ) : (
                  words.exam.untaught
                )}
              </td>
            </tr>
          ))}
        </Part>
      ) : null}
    </div>
  );
}
