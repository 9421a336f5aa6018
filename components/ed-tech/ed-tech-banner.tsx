import type { ReactNode } from 'react';
import type { Course, EdTech } from '@/content';
import { PATHS } from '@/lib/routes';
import { PageBanner } from '../shared/page-banner';
import { ButtonLink } from '../ui/controls/button-link';
import { CourseShelf } from './course-shelf';
import styles from './ed-tech-banner.module.scss';

interface Props {
  readonly words: EdTech;
  readonly courses: readonly Course[];
  readonly breadcrumb: ReactNode;
}

export function EdTechBanner({ words, courses, breadcrumb }: Props) {
  const { heading, lead, calls, catalogue } = words;
  return (
    <PageBanner
      isSplit
      tone="marigold"
      {...{ heading, lead, breadcrumb }}
      foot={<CourseShelf courses={courses} />}
    >
      <div className={styles.calls}>
        <ButtonLink href={`#${catalogue.id}`} variant="secondary">
          {calls.courses}
        </ButtonLink>
        <ButtonLink href={PATHS.contact} variant="onDark">
          {calls.team}
        </ButtonLink>
      </div>
    </PageBanner>
  );
}
