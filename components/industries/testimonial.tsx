import type { BannerTone, Industry, IndustryPage } from '@/content';
import { cx } from '@/lib/cx';
import { groundClass } from '../shared/ground';
import { Art } from '../ui/art';
import styles from './testimonial.module.scss';

interface Props {
  readonly words: IndustryPage['testimonial'];
  readonly isSample: boolean;
  readonly quote: Industry['testimonial'];
  /** The tile's ground fills the height. */
  readonly tile: string;
  readonly ground: BannerTone;
}

export function Testimonial({ words, isSample, quote, tile, ground }: Props) {
  return (
    <section
      className={cx(styles.band, ground === 'sand' && styles.besideSand)}
      aria-labelledby="testimonials"
    >
      <div className={cx('filled', groundClass(ground))} data-print="hide">
        <Art name={tile} alt="" />
      </div>
      <div className={styles.words}>
        <h2 id="testimonials" className="remark">
          {words.heading}
        </h2>
        <figure>
          <blockquote>
            <p>{quote.quote}</p>
          </blockquote>
          <figcaption>
            <b>{quote.by}</b>
            {isSample ? <span className="muted">{words.note}</span> : null}
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
