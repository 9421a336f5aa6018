import type { Course } from '@/content';
import { cx } from '@/lib/cx';
import { groundClass } from '../shared/ground';
import { SectionHead } from '../shared/section-head';
import { Disclosure } from '../ui/controls/disclosure';
import { Table } from '../ui/table';
import { Unbroken } from '../ui/unbroken';
import styles from './course-needs.module.scss';

interface Words {
  readonly heading: string;
  readonly columns: readonly [string, string];
}

type Exam = NonNullable<Course['exam']>;

const SHARE = /^(?<name>.*) \((?<from>\d+)-(?<to>\d+)%\)$/;
/** In per cent. */
const THREAD = 2.5;
/** In px, where the threads lie one below the other. */
const PITCH = 20;
/** The share of a thread between it and the next one. */
const GAP = 0.16;

/** Two exams have their code before the skill. */
const codeOf = (skill: string) => /^([\w-]+): /.exec(skill)?.[1] ?? '';

function readSkill({ skill, modules }: Exam['rows'][number]) {
  const { name = skill, from, to } = SHARE.exec(skill)?.groups ?? {};
  const threads = (Number(from) + Number(to)) / 2 / THREAD || 1;
  return { name, modules, threads, share: from && to ? `${from}-${to}%` : undefined };
}

interface SkillsProps {
  readonly rows: Exam['rows'];
  readonly words: { readonly modules: string; readonly untaught: string };
}

function Skills({ rows, words }: SkillsProps) {
  const skills = rows.map(readSkill);
  const widest = Math.max(...skills.map(({ threads }) => threads)) - GAP;
  return (
    <ol className={styles.skills}>
      {skills.map(({ name, share, threads, modules }) => (
        <li key={name}>
          <svg
            width={`${Math.round((100 * (threads - GAP)) / widest)}%`}
            height={threads * PITCH}
            aria-hidden="true"
          >
            <line x2="100%" pathLength={threads - GAP} />
            <line y2="100%" pathLength={threads - GAP} />
          </svg>
          {share ? <p className={styles.share}>{share}</p> : null}
          <h3>
            <Unbroken>{name}</Unbroken>
          </h3>
          {modules.length > 0 ? <p className="remark">{words.modules}</p> : null}
          <p>{modules.length > 0 ? modules.join(', ') : words.untaught}</p>
        </li>
      ))}
    </ol>
  );
}

interface Props {
  readonly lab: Course['lab'];
  readonly exam: Course['exam'];
  readonly words: {
    readonly lab: Words & { readonly caption: string; readonly unknown: string };
    readonly exam: {
      readonly heading: string;
      readonly modules: string;
      readonly untaught: string;
    };
  };
}

export function CourseNeeds({ lab, exam, words }: Props) {
  return (
    <div className={groundClass('tint')}>
      <div className={cx('wrap section', styles.needs)}>
        {exam ? (
          <section aria-labelledby="exam">
            <SectionHead id="exam" heading={words.exam.heading} variant="split">
              <p>{exam.caption}</p>
            </SectionHead>
            {[...new Set(exam.rows.map(({ skill }) => codeOf(skill)))].map((code) => (
              <Skills
                key={code}
                rows={exam.rows.filter(({ skill }) => codeOf(skill) === code)}
                words={words.exam}
              />
            ))}
            <p className={styles.note}>{exam.note}</p>
          </section>
        ) : null}
        <section aria-label={words.lab.heading}>
          <Disclosure
            label={words.lab.heading}
            level={2}
            open={!exam}
            className={styles.lab}
            from="desktop"
          >
            <Table
              caption={words.lab.caption}
              columns={words.lab.columns}
              rows={lab.map(({ item, text, paid }) => [
                <>
                  {item}
                  <span className="remark">{text}</span>
                </>,
                paid ?? words.lab.unknown,
              ])}
            />
          </Disclosure>
        </section>
      </div>
    </div>
  );
}
