/** The item of a pressed button is printed alone, with the page's name and its address above it. */
export function attachPrintPart(root: HTMLElement): void {
  const printPart = (event: Event) => {
    const button = (event.target as Element).closest('[data-print-part]');
    const part = button?.closest<HTMLElement>('details');
    if (!part) return;
    const anchor = part.querySelector('.anchor')?.id ?? '';
    part.dataset.printed = `${document.title}: ${location.host}${location.pathname}#${anchor}`;
    addEventListener(
      'afterprint',
      () => {
        delete part.dataset.printed;
      },
      { once: true },
    );
    print();
  };
  root.addEventListener('click', printPart);
}
