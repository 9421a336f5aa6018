import { cx } from '@/lib/cx';
import type { Course, EdTech } from '@/content';
import { shortDuration } from '@/lib/short-duration';
import { Art } from '../ui/art';
import { More } from '../ui/controls/more';
import { Glyph } from '../ui/glyph';
import { SiteLink } from '../ui/site-link.client';
import styles from './course-cards.module.scss';

interface ChoiceProps {
  readonly name: 'topic' | 'level';
  readonly legend: string;
  readonly all: string;
  readonly options: readonly string[];
  /** If the label says so. */
  readonly count?: (option: string) => number;
}

/** The style sheet filters by their state, so no script is needed. */
function Choice({ name, legend, all, options, count }: ChoiceProps) {
  return (
    <fieldset className={styles[name]}>
      <legend className="visuallyHidden">{legend}</legend>
      <div className={styles.chips}>
        {['', ...options].map((value) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === ''} />
            {value === '' ? all : value}
            {count ? <span> {count(value)}</span> : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface Props {
  readonly words: EdTech['catalogue'];
  readonly courses: readonly Course[];
}

/** Cards on wide screens, rows on others. */
export function CourseCards({ words, courses }: Props) {
  const { id, heading, lead, empty, topics, levels } = words;
  const all = courses.map(({ topic }) => topic);
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
      <div className={cx('wrap', styles.head)}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        <p>{lead}</p>
      </div>
      <div className={cx('wrap', styles.choices)} data-print="hide">
        <Choice
          {...topics}
          name="topic"
          options={[...new Set(all)]}
          count={(option) => all.filter((topic) => option === '' || topic === option).length}
        />
        <Choice {...levels} name="level" options={['Beginner', 'Intermediate']} />
      </div>
      <ul className={styles.cards}>
        {courses.map(({ slug, path, title, desc, topic, icon, banner, certificate }) => (
          <li key={slug} data-topic={topic} data-level={certificate.level}>
            <SiteLink className={styles.card} href={path}>
              <span className={styles.sign}>
                <Glyph name={icon} />
              </span>
              <span className={cx(styles.picture, styles[banner.tone])}>
                <Art name={banner.picture.name} alt="" />
              </span>
              <h3>{title}</h3>
              <p className={styles.facts}>
                <span className={styles.of}>{topic} · </span>
                {certificate.level}
                <span className={styles.length}> · {shortDuration(certificate.duration)}</span>
              </p>
              <p className={styles.desc}>{desc}</p>
              <More label="EXPLORE" about={title} />
            </SiteLink>
          </li>
        ))}
      </ul>
      <p className={cx('wrap', styles.empty)}>{empty}</p>
    </section>
  );
}
