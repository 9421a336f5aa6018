import { enquiryHref } from '@/lib/enquiry';
import type { Company, Course, EdTech } from '@/content';
import { FeatureSection } from '../shared/feature-section';
import { CallSection } from '../shared/call-section';
import { QuestionsSection } from '../shared/questions-section';
import { CourseFacts } from './course-facts';
import { CourseNeeds } from './course-needs';

interface Props {
  readonly course: Course;
  readonly words: EdTech;
  readonly company: Company;
}

/** Answers for learners: terms, requirements, career help and open questions. */
export function CourseAnswers({ course, words, company }: Props) {
  return (
    <>
      <CourseFacts words={words.facts} course={course} company={company} />
      <CourseNeeds lab={course.lab} exam={course.exam} words={words} />
      <CallSection {...words.ask} href={enquiryHref({ subject: course.title })} />
      <FeatureSection
        id="career-resources"
        {...words.careerResources}
        variant="columns"
        ground="sand"
      />
      <QuestionsSection id="questions" heading={words.questions.heading} items={course.questions} />
    </>
  );
}
