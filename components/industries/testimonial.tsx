import type { Industry, IndustryPage } from '@/content';
import { cx } from '@/lib/cx';
import { Art } from '../ui/art';
import styles from './testimonial.module.scss';

interface Props {
  readonly words: IndustryPage['testimonial'];
  readonly isSample: boolean;
  readonly industry: Pick<Industry, 'slug' | 'testimonial'>;
}

export function Testimonial({ words, isSample, industry }: Props) {
  const { quote, by } = industry.testimonial;
  return (
    <section className={styles.band} aria-labelledby="testimonials">
      <div className={cx('filled', styles.picture)}>
        <Art name={`industry-${industry.slug}`} alt="" />
      </div>
      <div className={cx('stack gap1', styles.words)}>
        <h2 id="testimonials" className="tRow">
          {words.heading}
        </h2>
        <figure className="stack gap1">
          <blockquote>
            <p className="tCard">{quote}</p>
          </blockquote>
          <figcaption>
            {by}
            {isSample ? <span className="remark">{words.note}</span> : null}
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
