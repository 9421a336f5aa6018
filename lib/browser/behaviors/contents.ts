import { behavior } from '../behavior';

/** What stays in sight of the entry before the current one. */
const BEFORE = 52;

/**
 * The contents that stay in sight in one row (components/ui/lists/contents-list.tsx): after each scroll
 * of the page the entry of the section in the middle of the viewport is at the row's start. Styles mark
 * it. Without this script, or without `scrollend`, the row stays where it is.
 */
export const attachContents = behavior('contents', (_, signal) => {
  const follow = ({ target }: Event) => {
    const row = document.querySelector('[data-contents="row"] ol');
    if (target !== document || !row || row.scrollWidth <= row.clientWidth) return;
    const middle = innerHeight / 2;
    const current = [...row.querySelectorAll('a')].find(({ hash }) => {
      const section = document.getElementById(hash.slice(1))?.getBoundingClientRect();
      return section && section.top <= middle && section.bottom > middle;
    });
    if (!current) return;
    const before = current.getBoundingClientRect().left - row.getBoundingClientRect().left;
    row.scrollBy({ left: before - BEFORE, behavior: 'instant' });
  };
  document.addEventListener('scrollend', follow, { signal });
});
