import type { Locator, Page } from '@playwright/test';

/** Holds the time of CSS, so that nothing that waits for its turn gets it, or lets it go on. */
export async function setPace(page: Page, playbackRate: 0 | 1): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate });
}

/** Of each part of a page, in its order, whether its layout is put off. */
export const putOff = (parts: Locator): Promise<boolean[]> =>
  parts.evaluateAll((elements) =>
    elements.map((element) => getComputedStyle(element).contentVisibility === 'auto'),
  );
