import type { ReactNode } from 'react';
import type { Course, EdTech } from '@/content';
import { cx } from '@/lib/cx';
import { asset } from '@/lib/asset';
import { EnrolButton } from '../forms/enrol-button';
import { buttonOn } from '../shared/ground';
import { Hero } from '../shared/hero';
import styles from './course-banner.module.scss';
import { Lesson } from './lesson';

interface Props {
  readonly course: Course;
  readonly words: EdTech;
  readonly breadcrumb: ReactNode;
}

export function CourseBanner({ course, words, breadcrumb }: Props) {
  const { banner, exercise, exerciseFile } = course;
  const { lesson, tone, heading, lead } = banner;
  return (
    <Hero
      isSplit
      {...{ heading, lead, tone, breadcrumb }}
      foot={
        <Lesson lesson={lesson}>
          <p className={cx('cluster gap0 across3 tCompact', styles.exercise)}>
            <a href="#exercise">{words.exercise.link(exercise.minutes)}</a>
            <a href={asset(exerciseFile.href)} download>
              {words.exercise.file}
            </a>
          </p>
        </Lesson>
      }
    >
      <EnrolButton variant={buttonOn(tone)} withoutScript="#certificate" isInDock />
      <p className={cx('tSmall', styles.note)}>
        {course.hasClasses ? words.instructorNote.classes : words.instructorNote.alone}
      </p>
    </Hero>
  );
}
