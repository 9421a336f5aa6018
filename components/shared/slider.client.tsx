'use client';

import {
  type FocusEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { BANNER_ADVANCE_MS, BANNER_DESKTOP_QUERY } from '@/lib/banner';
import { selectedIndex, endFirstSteps } from '../../lib/browser/first-step-state';
import styles from './slider.module.scss';

interface Props {
  readonly label: string;
  readonly slides: readonly { readonly title: string; readonly content: ReactNode }[];
}

/** Whether a media query matches; updates when it changes. */
function useMedia(query: string, initially: boolean): boolean {
  const [matches, setMatches] = useState(initially);
  useEffect(() => {
    const media = window.matchMedia(query);
    const follow = () => {
      setMatches(media.matches);
    };
    follow();
    media.addEventListener('change', follow);
    return () => {
      media.removeEventListener('change', follow);
    };
  }, [query]);
  return matches;
}

/** Whether the tab is hidden; a hidden banner does not advance. */
function useHiddenTab(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const follow = () => {
      setHidden(document.hidden);
    };
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
    };
  }, []);
  return hidden;
}

/**
 * The rotating banner (sections 4 and 9; decision 9; ARIA Authoring Practices, carousel): a slide
 * every 2000 ms, in a loop, with dots, previous and next, and a pause button. Hover, focus and a
 * hidden tab pause it, unless Play is pressed meanwhile; under reduced motion it never advances by
 * itself. Below the desktop width it is hidden and sets no timer. A slide that was chosen before
 * hydration (scripts/seal/first-steps.ts) stays. Without scripts the slides are a scrollable row.
 */
export function Slider({ label, slides }: Props) {
  const id = useId();
  const dots = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const [paused, setPaused] = useState(false);
  const [attended, setAttended] = useState(false);
  const desktop = useMedia(BANNER_DESKTOP_QUERY, false);
  const reduced = useMedia('(prefers-reduced-motion: reduce)', true);
  const hiddenTab = useHiddenTab();
  const count = slides.length;
  const moving = desktop && !reduced && !paused;
  const advancing = moving && !attended && !hiddenTab;

  useLayoutEffect(() => {
    endFirstSteps(dots.current);
    setActive(selectedIndex(dots.current));
  }, []);

  useEffect(() => {
    if (!advancing) return;
    const timer = setTimeout(() => {
      setActive((now) => (now + 1) % count);
    }, BANNER_ADVANCE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [advancing, active, count]);

  const step = (by: number) => {
    setActive((now) => (now + by + count) % count);
  };
  const playOrPause = () => {
    setPaused(moving);
    // The pointer or the focus is on the button here, but must not pause the banner.
    setAttended(false);
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setAttended(false);
  };

  return (
    <section
      className={styles.slider}
      data-start-when={BANNER_DESKTOP_QUERY}
      data-first-step=""
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => {
        setAttended(true);
      }}
      onPointerLeave={() => {
        setAttended(false);
      }}
      onFocus={() => {
        setAttended(true);
      }}
      onBlur={onBlur}
    >
      <div className={styles.controls}>
        <button
          type="button"
          className={moving ? styles.pause : styles.play}
          aria-label={moving ? 'Pause slides' : 'Play slides'}
          disabled={reduced}
          onClick={playOrPause}
        />
        <div ref={dots} className={styles.dots} role="group" aria-label="Choose a slide">
          {slides.map(({ title }, index) => (
            <button
              key={title}
              type="button"
              aria-label={`Slide ${index + 1}: ${title}`}
              aria-controls={`${id}-${index}`}
              aria-current={index === active}
              onClick={() => {
                setActive(index);
              }}
            />
          ))}
        </div>
        <button
          type="button"
          className={styles.previous}
          aria-label="Previous slide"
          onClick={() => {
            step(-1);
          }}
        />
        <button
          type="button"
          className={styles.next}
          aria-label="Next slide"
          onClick={() => {
            step(1);
          }}
        />
        <p className={styles.count} aria-hidden="true">
          of {count}
        </p>
      </div>
      <div className={styles.track} aria-live={advancing ? 'off' : 'polite'}>
        {slides.map(({ title, content }, index) => (
          <div
            key={title}
            id={`${id}-${index}`}
            className={styles.slide}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${count}: ${title}`}
            data-active={index === active}
          >
            {content}
          </div>
        ))}
      </div>
    </section>
  );
}
