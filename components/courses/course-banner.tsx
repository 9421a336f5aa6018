import type { ReactNode } from 'react';
import type { Course, EdTech } from '@/content';
import { asset } from '@/lib/asset';
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
    <PageBanner
      isSplit
      {...{ heading, lead, tone, breadcrumb }}
      foot={
        <Lesson lesson={lesson}>
          {course.exercise && course.exerciseFile ? (
            <p className={styles.exercise}>
              <a href="#exercise">{words.exercise.link(course.exercise.minutes)}</a>
              <a href={asset(course.exerciseFile.href)} download>
                {words.exercise.file}
              </a>
            </p>
          ) : null}
        </Lesson>
      }
    >
      <EnrolButton variant={buttonOn(tone)} withoutScript="#certificate" isInDock />
      <p className={styles.note}>
        {course.hasClasses ? words.instructorNote.classes : words.instructorNote.alone}
      </p>
    </PageBanner>
  );
}
