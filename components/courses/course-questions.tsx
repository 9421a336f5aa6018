import type { Course } from '@/content';
import { QuestionsBlock } from '../blocks/questions-block';
import { SectionHead } from '../shared/section-head';

interface Props {
  readonly heading: string;
  readonly questions: Course['questions'];
}

/** What learners ask of this course, all answers open. */
export function CourseQuestions({ heading, questions }: Props) {
  return (
    <section className="section" aria-labelledby="questions">
      <div className="wrap">
        <SectionHead id="questions" heading={heading} look="stacked" />
        <QuestionsBlock block={{ type: 'questions', items: questions }} />
      </div>
    </section>
  );
}
