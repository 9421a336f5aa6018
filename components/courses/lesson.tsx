import { cx } from '@/lib/cx';
import type { Lesson as LessonFacts } from '@/content';
import styles from './lesson.module.scss';

/** content/schema/course.ts has the same limit. */
const CHECKS = 5;

export function Lesson({ lesson }: { readonly lesson: LessonFacts }) {
  const { number, task, fields, checked } = lesson;
  const progress = `Lesson ${number}, ${checked} of ${CHECKS} checks`;
  const entries = fields.map(({ label, value }) => `${label}: ${value}`).join('; ');
  return (
    <div role="img" aria-label={`${progress}. ${task}. ${entries}.`}>
      <div className="wrap">
        <div className={styles.sheet}>
          <p className={styles.head}>
            <b>{task}</b> {progress}
          </p>
          {fields.map(({ label, value }) => (
            <p key={label} className={styles.field}>
              {label} <b>{value}</b>
            </p>
          ))}
        </div>
      </div>
      <div className={styles.weft}>
        <div className={cx('wrap', styles.checks)}>
          {Array.from({ length: CHECKS }, (_, index) => (
            <svg key={index} viewBox="0 0 80 80">
              <circle cx="40" cy="40" r="40" fill="var(--ground)" />
              <circle cx="40" cy="40" r="32" fill="var(--check, var(--accent))" />
              {index < checked ? (
                <path
                  d="M26 41l11 11l18-24"
                  fill="none"
                  stroke="var(--check-mark, var(--ink-fixed))"
                  strokeWidth="7"
                />
              ) : (
                <circle cx="40" cy="40" r="27" fill="var(--lit)" />
              )}
            </svg>
          ))}
        </div>
      </div>
    </div>
  );
}
