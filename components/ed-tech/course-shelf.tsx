import type { Course } from '@/content';
import { shortDuration } from '@/lib/short-duration';
import { Glyph } from '../ui/glyph';
import { SiteLink } from '../ui/site-link.client';
import styles from './course-shelf.module.scss';

/** Slips; the shelf has two boards. */
const ON_A_BOARD = 5;

export function CourseShelf({ courses }: { readonly courses: readonly Course[] }) {
  const boards = [courses.slice(0, ON_A_BOARD), courses.slice(ON_A_BOARD)];
  return (
    <nav className={styles.shelf} aria-label="Courses">
      {boards.map((board, index) => (
        <div key={index} className={styles.board}>
          <ul className="wrap">
            {board.map(({ slug, path, title, topic, icon, certificate }) => (
              <li key={slug}>
                <SiteLink className={styles.slip} href={path} data-topic={topic}>
                  <b>{title}</b>
                  <Glyph name={icon} />
                  <span>{certificate.level}</span>
                  <span>{shortDuration(certificate.duration)}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
