const BEFORE = 52;

export function attachContents(): void {
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
  document.addEventListener('scrollend', follow);
}
