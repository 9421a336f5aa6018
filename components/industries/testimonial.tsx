import type { Industry, IndustryPage } from '@/content';

interface Props {
  readonly words: IndustryPage['testimonial'];
  readonly isSample: boolean;
  readonly quote: Industry['testimonial'];
}

export function Testimonial({ words, isSample, quote }: Props) {
  return (
    <section className="stack gap1" aria-labelledby="testimonials">
      <h2 id="testimonials" className="tSub">
        {words.heading}
      </h2>
      {isSample ? <p className="remark">{words.note}</p> : null}
      <figure className="stack gap1">
        <blockquote>
          <p>{quote.quote}</p>
        </blockquote>
        <figcaption className="muted">{quote.by}</figcaption>
      </figure>
    </section>
  );
}
