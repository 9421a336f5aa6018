import { cx } from '@/lib/cx';
import type { Course, CourseModule, EdTech } from '@/content';
import { courseSpans } from '@/lib/course-spans';
import { firstSentence } from '@/lib/first-sentence';
import { FactList } from '../shared/fact-list';
import { Disclosure } from '../ui/controls/disclosure';
import { Tabs } from '../ui/controls/tabs';
import { Unbroken } from '../ui/unbroken';
import { Ticks } from '../ui/lists/ticks';
import styles from './course-details.module.scss';

function Syllabus({ modules }: { readonly modules: readonly CourseModule[] }) {
  const course = courseSpans(modules.map(({ when }) => when));
  return (
    <ol className={cx('grid min19 gap0 across6', styles.modules)}>
      {modules.map(({ title, when, topics }, index) => {
        const span = course?.spans[index];
        return (
          <li key={title}>
            <Disclosure
              name="syllabus"
              open={index === 0}
              level={3}
              label={
                <>
                  <span className="remark">{when} </span>
                  {title}
                  {course && span ? (
                    <svg
                      className={styles.span}
                      width="100%"
                      viewBox={`0 0 ${course.total} 1`}
                      preserveAspectRatio="none"
                      aria-hidden="true"
                    >
                      <rect x={span.start} width={span.length} height="1" fill="var(--accent)" />
                    </svg>
                  ) : null}
                </>
              }
              from="never"
            >
              <ul className="stack gap05 tCompact">
                {topics.map((topic) => (
                  <li key={topic}>{topic}</li>
                ))}
              </ul>
            </Disclosure>
          </li>
        );
      })}
    </ol>
  );
}

interface Props {
  readonly course: Course;
  readonly words: EdTech['about'];
}

export function CourseDetails({ course, words }: Props) {
  const { description, about, notFor, milestones, outcomes, learn, skills, completion } = course;
  const statement = firstSentence(description);
  const [lead, ...paragraphs] = about.paragraphs;
  return (
    <div className={cx('wrap', styles.details)}>
      <div className={cx('split of5to7 gap4', styles.opening)}>
        <p className={cx('tFeature', styles.statement)}>{statement}</p>
        <p className="lead">{description.slice(statement.length).trim()}</p>
      </div>
      <Tabs
        label={`${course.title}: course details`}
        tabs={[
          {
            key: 'about',
            label: 'About',
            panel: (
              <div className={cx('split of5to7 topped', styles.text)}>
                <div>
                  <h2 className="tFeature">
                    <Unbroken>{about.heading}</Unbroken>
                  </h2>
                  <p className="lead">{lead}</p>
                  <p>
                    {words.notFor} {notFor}.
                  </p>
                </div>
                <div>
                  <Disclosure label={words.more} from="desktop" className="flow">
                    {paragraphs.map((paragraph) => (
                      <p key={paragraph}>{paragraph}</p>
                    ))}
                  </Disclosure>
                  <h3 className={styles.subheading}>{words.milestones}</h3>
                  <FactList
                    look="rows"
                    entries={milestones.map(({ after, text }) => [after, text])}
                  />
                  <p className={styles.completion}>{completion}</p>
                </div>
              </div>
            ),
          },
          {
            key: 'outcomes',
            label: 'Outcomes',
            panel: (
              <div className={styles.text}>
                <h2 className="tFeature">{outcomes.heading}</h2>
                <ol className={cx('grid two gap0 across6', styles.outcomes)}>
                  {outcomes.items.map((outcome) => (
                    <li key={outcome}>{outcome}</li>
                  ))}
                </ol>
              </div>
            ),
          },
          {
            key: 'learn',
            label: "What you'll learn",
            panel: (
              <div className={styles.text}>
                <h2 className="tFeature">{learn.heading}</h2>
                <p className="lead">{learn.intro}</p>
                <Syllabus modules={learn.modules} />
                <h3 className={styles.subheading}>Projects that you keep</h3>
                <Ticks items={learn.projects} />
              </div>
            ),
          },
          {
            key: 'skills',
            label: 'Skills you gain',
            panel: (
              <div className={styles.text}>
                <h2 className="tFeature">{skills.heading}</h2>
                <ul className={cx('cluster gap1', styles.skills)}>
                  {skills.items.map((skill) => (
                    <li key={skill}>{skill}</li>
                  ))}
                </ul>
                <div className="grid two gap0 across6">
                  <div>
                    <h3 className={styles.subheading}>Certification</h3>
                    <p>{skills.certification}</p>
                  </div>
                  <div>
                    <h3 className={styles.subheading}>Where these skills are used</h3>
                    <Ticks items={skills.roles} />
                  </div>
                </div>
              </div>
            ),
          },
        ]}
      />
    </div>
  );
}
