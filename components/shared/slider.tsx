import { type ReactNode, useId } from 'react';
import { BANNER_LABELS } from '@/lib/banner';
import styles from './slider.module.scss';

interface Props {
  readonly label: string;
  readonly slides: readonly { readonly title: string; readonly content: ReactNode }[];
}

export function Slider({ label, slides }: Props) {
  const id = useId();
  return (
    <section
      className={styles.slider}
      data-behavior="slider"
      aria-roledescription="carousel"
      aria-label={label}
    >
      <div className={styles.controls} data-scripts="only">
        <button type="button" className={styles.play} aria-label={BANNER_LABELS.play} />
        <div className={styles.dots} role="group" aria-label="Choose a slide">
          {slides.map(({ title }, index) => (
            <button
              key={title}
              type="button"
              aria-label={`Slide ${index + 1}: ${title}`}
              aria-controls={`${id}-${index}`}
              aria-current={index === 0}
            />
          ))}
        </div>
      </div>
      <div className={styles.track} aria-live="polite">
        {slides.map(({ title, content }, index) => (
          <div
            key={title}
            id={`${id}-${index}`}
            className={styles.slide}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}: ${title}`}
            data-active={index === 0}
          >
            {content}
          </div>
        ))}
      </div>
    </section>
  );
}
