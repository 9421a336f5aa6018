import { cx } from '@/lib/cx';
import type { Course, EdTech } from '@/content';
import { shortDuration } from '@/lib/short-duration';
import { Art } from '../ui/art';
import { More } from '../ui/controls/more';
import { SiteLink } from '../ui/site-link';
import styles from './course-cards.module.scss';

interface Props {
  readonly words: EdTech['catalogue'];
  readonly courses: readonly Course[];
}

/** The style sheet filters by the state of the radio buttons. */
export function CourseCards({ words, courses }: Props) {
  const { id, heading, topics } = words;
  const all = courses.map(({ topic }) => topic);
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
      <div className={cx('wrap', styles.head)}>
        <h2 id={`${id}-heading`}>{heading}</h2>
      </div>
      <fieldset className={styles.topics} data-print="hide">
        <legend className="visuallyHidden">{topics.legend}</legend>
        <div>
          {['', ...new Set(all)].map((value) => (
            <label key={value}>
              <input type="radio" name="topic" value={value} defaultChecked={value === ''} />
              {value === '' ? topics.all : value}
              <span className="muted">
                {' '}
                {all.filter((topic) => value === '' || topic === value).length}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <ul className={styles.cards}>
        {courses.map(({ slug, path, title, desc, topic, banner, certificate }) => (
          <li key={slug} data-topic={topic}>
            <SiteLink href={path}>
              <div className={styles.picture}>
                <Art name={banner.picture.name} alt="" />
              </div>
              <div className={styles.words}>
                <h3>{title}</h3>
                <p className="remark">
                  {certificate.level} · {shortDuration(certificate.duration)}
                </p>
                <p className={styles.desc}>{desc}</p>
                <More label="EXPLORE" about={title} />
              </div>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
