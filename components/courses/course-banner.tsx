import type { ReactNode } from 'react';
import type { Course, EdTech } from '@/content';
import { EnrolButton } from '../forms/enrol-button';
import { buttonOn } from '../shared/ground';
import { PageBanner } from '../shared/page-banner';
import styles from './course-banner.module.scss';
import { Lesson } from './lesson';

interface Props {
  readonly course: Course;
  readonly words: EdTech;
  readonly breadcrumb: ReactNode;
}

export function CourseBanner({ course, words, breadcrumb }: Props) {
  const { lesson, tone, heading, lead } = course.banner;
  return (
    <PageBanner isSplit {...{ heading, lead, tone, breadcrumb }} foot={<Lesson lesson={lesson} />}>
      <EnrolButton variant={buttonOn(tone)} withoutScript="#certificate" isInDock />
      <p className={styles.note}>{words.instructorNote}</p>
    </PageBanner>
  );
}
