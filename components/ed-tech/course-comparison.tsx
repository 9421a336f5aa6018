import { Fragment } from 'react';
import type { Course, EdTech } from '@/content';
import { courseHours } from '@/lib/course-length';
import { Disclosure } from '../ui/controls/disclosure';
import { SiteLink } from '../ui/site-link';
import { Table } from '../ui/table';
import styles from './course-comparison.module.scss';

interface Props {
  readonly words: EdTech['comparison'];
  readonly courses: readonly Course[];
}

/** The first of the roles that a course leads to. */
const ROLES = 2;

export function CourseComparison({ words, courses }: Props) {
  return (
    <section className={styles.section} aria-label={words.heading}>
      <div className="wrap">
        <Disclosure label={words.heading} level={2} from="desktop" className={styles.comparison}>
          <Table
            caption={words.heading}
            isTitled
            columns={words.columns}
            rows={courses.map(({ path, title, comparison, learn, skills }) => [
              <Fragment key={path}>
                <SiteLink href={path}>{title}</SiteLink>
                <span className="remark">{courseHours(learn.modules)}</span>
              </Fragment>,
              <Fragment key="bring">
                {comparison.bring}
                <span className="remark">
                  {words.coding}: {comparison.coding}
                </span>
              </Fragment>,
              comparison.exam,
              skills.roles.slice(0, ROLES).join('; '),
            ])}
          />
        </Disclosure>
      </div>
    </section>
  );
}
