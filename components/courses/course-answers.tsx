import type { Company, Course, EdTech } from '@/content';
import { FoldedFeatures } from '../shared/folded-features';
import { QuestionsSection } from '../shared/questions-section';
import { CourseFacts } from './course-facts';
import { CourseNeeds } from './course-needs';
import { CourseWeeks } from './course-weeks';

interface Props {
  readonly course: Course;
  readonly words: EdTech;
  readonly company: Company;
}

export function CourseAnswers({ course, words, company }: Props) {
  return (
    <>
      <CourseWeeks modules={course.learn.modules} words={words.weeks} />
      <CourseFacts words={words.facts} course={course} company={company} />
      <CourseNeeds lab={course.lab} exam={course.exam} words={words} />
      <FoldedFeatures id="career-resources" {...words.careerResources} />
      <div className="onSand">
        <QuestionsSection id="questions" {...words.questions} items={course.questions} />
      </div>
    </>
  );
}
