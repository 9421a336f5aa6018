import type { ReactNode } from 'react';
import type { Lesson as LessonFacts } from '@/content';
import { cx } from '@/lib/cx';
import styles from './lesson.module.scss';

/** content/schema/course.ts has the same limit. */
const CHECKS = 5;

interface Props {
  readonly lesson: LessonFacts;
  /** Below the card. */
  readonly children?: ReactNode;
}

export function Lesson({ lesson, children }: Props) {
  const { number, task, fields, checked } = lesson;
  const progress = `Example: lesson ${number}, ${checked} of ${CHECKS} checks`;
  const entries = fields.map(({ label, value }) => `${label}: ${value}`).join('; ');
  return (
    <>
      <div className="wrap">
        <div
          className={cx('stack gap1', styles.sheet)}
          role="img"
          aria-label={`${progress}. ${task}. ${entries}.`}
        >
          <p className={cx('cluster gap0 across3', styles.head)}>
            <b className="tSub">{task}</b> {progress}
          </p>
          {fields.map(({ label, value }) => (
            <p key={label} className={styles.field}>
              {label} <b>{value}</b>
            </p>
          ))}
        </div>
        {children}
      </div>
      <div className={styles.weft} aria-hidden="true">
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
    </>
  );
}
