import { type Page, chromium } from '@playwright/test';
import { installDesk } from './install-editor';
import { openDesk } from './open-editor';
import { freePort } from '../shared/listen';
import { root } from '../shared/steps';
import { browserSwitches, findBrowser } from '../shared/find-browser';
import { saveScreenshot } from '../shared/save-screenshot';

/** A post with tables and a download. */
const POST = 'item/7-business-central-india-field-report';

const SIZE = { width: 1280, height: 800 };

/** Opens the list, a validation message and the insert menu. Saves nothing in the desk. */
async function takePictures(page: Page, desk: string): Promise<void> {
  await page.goto(desk);
  await page.getByRole('table').waitFor();
  await saveScreenshot(page, 'desk-list');

  await page.goto(`${desk}/keystatic/collection/posts/${POST}`);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.waitFor();
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  const rightTitle = await title.inputValue();
  await title.fill('Short');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Title is too short').waitFor();
  await saveScreenshot(page, 'desk-message');

  await title.fill(rightTitle);
  const paragraph = text.getByRole('paragraph').first();
  await paragraph.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('/');
  await page.getByRole('listbox', { name: 'Insert menu' }).waitFor();
  await saveScreenshot(page, 'desk-parts');
}

/**
 * Takes the pictures of docs/content.md in the editor's desk.
 *
 * @returns whether the desk started
 */
export async function takeDeskPictures(): Promise<boolean> {
  installDesk();
  const deskPort = await freePort(3200, 'the desk');
  const previewPort = await freePort(3000, 'the preview');
  const desk = openDesk({ site: root, deskPort, previewPort });
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserSwitches([]),
  });
  try {
    if (!(await desk.ready)) return false;
    const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce' });
    // The desk compiles each page on its first visit.
    page.setDefaultTimeout(120_000);
    await takePictures(page, `http://127.0.0.1:${deskPort}`);
    return true;
  } finally {
    await browser.close();
    desk.stop();
    await desk.ended;
  }
}
