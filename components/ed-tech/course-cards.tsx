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

/** The style sheet filters by the number of the chosen topic. */
export function CourseCards({ words, courses }: Props) {
  const { id, heading, topics } = words;
  const all = courses.map(({ topic }) => topic);
  const names = ['', ...new Set(all)];
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
      <div className={cx('wrap', styles.head)}>
        <h2 id={`${id}-heading`}>{heading}</h2>
      </div>
      <fieldset className={styles.topics} data-print="hide">
        <legend className="visuallyHidden">{topics.legend}</legend>
        <div>
          {names.map((value, index) => (
            <label key={value}>
              <input type="radio" name="topic" value={index} defaultChecked={index === 0} />
              {value === '' ? topics.all : value}
              <span className="muted">
                {' '}
                {all.filter((topic) => value === '' || topic === value).length}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <ul className={cx('wrap grid two gap0 across6', styles.cards)}>
        {courses.map(({ slug, path, title, desc, topic, banner, certificate }) => (
          <li key={slug} data-topic={names.indexOf(topic)}>
            <SiteLink className={cx('media', styles.card)} href={path}>
              <Art name={banner.picture.name} alt="" />
              <div>
                <h3 className="tRow">{title}</h3>
                <p className="remark">
                  {certificate.level} · {shortDuration(certificate.duration)}
                </p>
                <p className={cx('tCompact', styles.desc)}>{desc}</p>
              </div>
              <More label="EXPLORE" about={title} isSmall />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
