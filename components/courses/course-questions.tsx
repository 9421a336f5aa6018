import type { Course, EdTech } from '@/content';
import { SectionHead } from '../shared/section-head';
import { Questions } from '../ui/lists/questions';
import { CourseExercise } from './course-exercise';

interface Props {
  readonly course: Pick<Course, 'exercise' | 'questions'>;
  readonly words: Pick<EdTech, 'exercise' | 'questions'>;
}

export function CourseQuestions({ course: { exercise, questions }, words }: Props) {
  return (
    <section className="section onSand" aria-labelledby="questions">
      <div className="wrap">
        <SectionHead id="questions" heading={words.questions.heading} variant="stacked" />
        <div className="split of5to7 topped">
          <CourseExercise exercise={exercise} words={words.exercise} />
          <Questions items={questions} open="none" />
        </div>
      </div>
    </section>
  );
}
