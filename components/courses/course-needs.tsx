import type { ReactNode } from 'react';
import type { Course } from '@/content';
import { cx } from '@/lib/cx';
import { groundClass } from '../shared/ground';
import { Fold } from '../ui/controls/fold';
import { Table } from '../ui/table';
import { Unbroken } from '../ui/unbroken';
import styles from './course-needs.module.scss';

interface Words {
  readonly heading: string;
  readonly columns: readonly [string, string];
}

interface PartProps {
  readonly words: Words;
  readonly caption: string;
  readonly rows: readonly (readonly [ReactNode, ReactNode])[];
  readonly note?: string;
}

/** The share that is certain, and up to the largest one. */
function Share({ skill }: { readonly skill: string }) {
  const [, from, to] = /\((\d+)-(\d+)%\)/.exec(skill) ?? [];
  if (!from || !to) return null;
  return (
    <svg className={styles.share} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="1" fill="var(--rule)" />
      <rect width={to} height="1" fill="var(--marigold)" />
      <rect width={from} height="1" fill="var(--thread-2)" />
    </svg>
  );
}

function Part({ words, caption, rows, note }: PartProps) {
  return (
    <section aria-label={words.heading}>
      <Fold label={words.heading} level={2}>
        <Table caption={caption} columns={words.columns} rows={rows} />
        {note ? <p className={cx('muted', styles.note)}>{note}</p> : null}
      </Fold>
    </section>
  );
}

interface Props {
  readonly lab: Course['lab'];
  readonly exam: Course['exam'];
  readonly words: {
    readonly lab: Words & { readonly caption: string; readonly unknown: string };
    readonly exam: Words & { readonly untaught: string };
  };
}

export function CourseNeeds({ lab, exam, words }: Props) {
  return (
    <div className={groundClass('tint')}>
      <div className={cx('wrap section', styles.needs)}>
        <Part
          words={words.lab}
          caption={words.lab.caption}
          rows={lab.map(({ item, text, paid }) => [
            <>
              {item}
              <span className={cx('muted', styles.text)}>{text}</span>
            </>,
            paid ?? words.lab.unknown,
          ])}
        />
        {exam ? (
          <Part
            words={words.exam}
            caption={exam.caption}
            note={exam.note}
            rows={exam.rows.map(({ skill, modules }) => [
              <>
                <Unbroken>{skill}</Unbroken>
                <Share skill={skill} />
              </>,
              modules.length > 0 ? modules.join(', ') : words.exam.untaught,
            ])}
          />
        ) : null}
      </div>
    </div>
  );
}
