import type { Company, Course, EdTech } from '@/content';
import { CareerResources } from './career-resources';
import { CourseExam } from './course-exam';
import { CourseFacts } from './course-facts';
import { CourseQuestions } from './course-questions';
import { CourseWeeks } from './course-weeks';

interface Props {
  readonly course: Course;
  readonly words: EdTech;
  readonly company: Company;
}

export function CourseAnswers({ course, words, company }: Props) {
  const { learn, exam } = course;
  return (
    <>
      <CourseFacts {...{ words, course, company }} />
      <CourseWeeks modules={learn.modules} words={words.weeks} />
      {exam ? <CourseExam exam={exam} words={words.exam} /> : null}
      <CareerResources words={words.careerResources} />
      <CourseQuestions {...{ course, words }} />
    </>
  );
}
