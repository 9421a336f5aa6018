import type { Industry, IndustryPage } from '@/content';
import styles from './testimonial.module.scss';

interface Props {
  readonly words: IndustryPage['testimonial'];
  readonly isSample: boolean;
  readonly quote: Industry['testimonial'];
}

export function Testimonial({ words, isSample, quote }: Props) {
  return (
    <section aria-labelledby="testimonials">
      <h2 id="testimonials" className={styles.heading}>
        {words.heading}
      </h2>
      {isSample ? <p className="remark">{words.note}</p> : null}
      <figure className={styles.quote}>
        <blockquote>
          <p className="lead">{quote.quote}</p>
        </blockquote>
        <figcaption className="muted">{quote.by}</figcaption>
      </figure>
    </section>
  );
}
