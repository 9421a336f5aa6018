import type { Course } from '@/content';
import { cx } from '@/lib/cx';
import { Art } from '../ui/art';
import { Glyph } from '../ui/glyph';
import { More } from '../ui/controls/more';
import { SiteLink } from '../ui/site-link.client';
import styles from './course-cards.module.scss';

interface Props {
  /** The section's anchor. */
  readonly id: string;
  readonly heading: string;
  readonly lead: string;
  /** Shown when no course matches both choices. */
  readonly empty: string;
  readonly courses: readonly Course[];
}

interface ChoiceProps {
  readonly name: 'topic' | 'level';
  readonly legend: string;
  /** The first option shows all courses. */
  readonly options: readonly string[];
}

/** Radio buttons; the style sheet filters by their state, so the filter needs no script. */
function Choice({ name, legend, options }: ChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {options.map((option, index) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            value={index === 0 ? '' : option}
            defaultChecked={index === 0}
          />
          {option}
        </label>
      ))}
    </fieldset>
  );
}

/**
 * The catalogue: ten course cards on one cloth, each linked to its course. On a phone the first two
 * have their pictures; the others are two in a row with the glyph of their topic.
 */
export function CourseCards({ id, heading, lead, empty, courses }: Props) {
  const topics = [...new Set(courses.map(({ topic }) => topic))];
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
      <div className={cx('wrap', styles.head)}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        <p>{lead}</p>
        <div className={styles.choices} data-print="hide">
          <Choice name="topic" legend="Topic" options={['All topics', ...topics]} />
          <Choice name="level" legend="Level" options={['Any level', 'Beginner', 'Intermediate']} />
        </div>
      </div>
      <ul className={styles.cards}>
        {courses.map(({ slug, path, title, desc, topic, icon, banner, certificate }) => (
          <li key={slug} data-topic={topic} data-level={certificate.level}>
            <SiteLink className={styles.card} href={path}>
              <div className={styles.picture}>
                <Art name={`${banner.picture.name}-small`} alt="" />
              </div>
              <div className={styles.sign}>
                <Glyph name={icon} />
              </div>
              <div className={styles.body}>
                <div>
                  <p className={styles.facts}>
                    {topic} <span aria-hidden="true">·</span> {certificate.level}
                  </p>
                  <h3>{title}</h3>
                  <p className={styles.desc}>{desc}</p>
                </div>
                <More label="EXPLORE" about={title} />
              </div>
            </SiteLink>
          </li>
        ))}
      </ul>
      <p className={cx('wrap', styles.empty)}>{empty}</p>
    </section>
  );
}
