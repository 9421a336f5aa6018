import type { Course, EdTech } from '@/content';
import { SectionHead } from '../shared/section-head';
import { Disclosure } from '../ui/controls/disclosure';
import { Questions } from '../ui/lists/questions';
import { CourseExercise } from './course-exercise';

interface Props {
  readonly course: Pick<Course, 'exercise' | 'questions' | 'trademarks'>;
  readonly words: Pick<EdTech, 'exercise' | 'questions' | 'trademarks'>;
}

export function CourseQuestions({ course, words }: Props) {
  const { exercise, questions, trademarks } = course;
  return (
    <section className="section onSand" aria-labelledby="questions">
      <div className="wrap">
        <SectionHead id="questions" heading={words.questions.heading} variant="stacked" />
        <div className="split of5to7 topped">
          <CourseExercise exercise={exercise} words={words.exercise} />
          <Questions items={questions} open="none">
            <Disclosure label="Trade marks" from="never">
              <p>
                {trademarks} {words.trademarks}
              </p>
            </Disclosure>
          </Questions>
        </div>
      </div>
    </section>
  );
}
