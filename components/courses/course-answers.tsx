import type { Company, Course, EdTech } from '@/content';
import { CareerResources } from './career-resources';
import { CourseFacts } from './course-facts';
import { CourseNeeds } from './course-needs';
import { CourseQuestions } from './course-questions';

interface Props {
  readonly course: Course;
  readonly words: EdTech;
  readonly company: Company;
}

/** What a learner asks before enrolling: terms, needs, help with a career and open questions. */
export function CourseAnswers({ course, words, company }: Props) {
  return (
    <>
      <CourseFacts
        words={words.facts}
        facts={course.facts}
        refundShare={company.refunds.share}
        office={company.offices.corporate}
        replyTime={company.replyTime}
      />
      <CourseNeeds lab={course.lab} exam={course.exam} words={words} />
      <CareerResources {...words.careerResources} ground="sand" />
      <CourseQuestions heading={words.questions.heading} questions={course.questions} />
    </>
  );
}
