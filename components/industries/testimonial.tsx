import type { BannerTone, Industry, IndustryPage } from '@/content';
import { cx } from '@/lib/cx';
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
    <section className={styles.band} aria-labelledby="testimonials">
      <div className={cx(styles.tile, styles[ground])}>
        <Art name={tile} alt="" />
      </div>
      <div className={styles.words}>
        <h2 id="testimonials">{words.heading}</h2>
        <figure>
          <blockquote>
            <p>{quote.quote}</p>
          </blockquote>
          <figcaption>
            <span>{quote.by}</span>
            {isSample ? <span className="muted">{words.note}</span> : null}
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
