import type { Course, EdTech } from '@/content';
import { cx } from '@/lib/cx';
import { groundClass } from '../shared/ground';
import { SectionHead } from '../shared/section-head';
import { Disclosure } from '../ui/controls/disclosure';
import { Unbroken } from '../ui/unbroken';
import styles from './course-exam.module.scss';

type Exam = NonNullable<Course['exam']>;
type Words = EdTech['exam'];

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
  readonly words: Words;
}

function Skills({ rows, words }: SkillsProps) {
  const skills = rows.map(readSkill);
  const widest = Math.max(...skills.map(({ threads }) => threads)) - GAP;
  return (
    <ol className={cx('grid min10 gap0 across4', styles.skills)}>
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
          {share ? <p className={cx('tHeading', styles.share)}>{share}</p> : null}
          <h3 className="tCard">
            <Unbroken>{name}</Unbroken>
          </h3>
          <p className="tCompact">{modules.length > 0 ? modules.join(', ') : words.untaught}</p>
        </li>
      ))}
    </ol>
  );
}

/** The only place of a page that says more than a line about exams of others. */
export function CourseExam({ exam, words }: { readonly exam: Exam; readonly words: Words }) {
  return (
    <section className={cx(groundClass('tint'), 'section')} aria-labelledby="exam">
      <div className={cx('wrap', styles.exam)}>
        <SectionHead id="exam" heading={words.heading} variant="split">
          <p>
            {exam.caption}, {words.modules}
          </p>
        </SectionHead>
        {[...new Set(exam.rows.map(({ skill }) => codeOf(skill)))].map((code) => (
          <Skills
            key={code}
            rows={exam.rows.filter(({ skill }) => codeOf(skill) === code)}
            words={words}
          />
        ))}
        <Disclosure label={words.note} from="desktop">
          <p className={styles.note}>{exam.note}</p>
        </Disclosure>
      </div>
    </section>
  );
}
