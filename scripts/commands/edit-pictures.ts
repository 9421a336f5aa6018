import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Page, chromium } from '@playwright/test';
import sharp from 'sharp';
import { installDesk } from '../desk/install-desk';
import { openDesk } from '../desk/open-desk';
import { browserSwitches, findBrowser } from '../tests/find-browser';
import { freePort } from '../shared/listen';
import { root } from '../shared/steps';

/** Where docs/content.md finds its pictures. */
const FOLDER = path.join(root, 'docs/pictures');

/** A post with tables and a download. */
const POST = 'item/7-business-central-india-field-report';

const SIZE = { width: 1280, height: 800 };

async function take(page: Page, name: string): Promise<void> {
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const file = `desk-${name}.webp`;
  await sharp(picture).webp({ quality: 80 }).toFile(path.join(FOLDER, file));
  console.log(`Wrote docs/pictures/${file}`);
}

/** Takes the pictures of the content guide from the desk itself. Nothing is saved in it. */
async function takePictures(page: Page, desk: string): Promise<void> {
  await page.goto(desk);
  await page.getByRole('table').waitFor();
  await take(page, 'list');

  await page.goto(`${desk}/keystatic/collection/posts/${POST}`);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.waitFor();
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  const rightTitle = await title.inputValue();
  await title.fill('Short');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Title is too short').waitFor();
  await take(page, 'message');

  await title.fill(rightTitle);
  const paragraph = text.getByRole('paragraph').first();
  await paragraph.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('/');
  await page.getByRole('listbox', { name: 'Insert menu' }).waitFor();
  await take(page, 'parts');
}

installDesk();
mkdirSync(FOLDER, { recursive: true });
const deskPort = await freePort(3200, 'the desk');
const previewPort = await freePort(3000, 'the preview');
const desk = openDesk({ site: root, deskPort, previewPort });
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: browserSwitches([]),
});
try {
  if (await desk.ready) {
    const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce' });
    // The desk compiles a page when it is opened first.
    page.setDefaultTimeout(120_000);
    await takePictures(page, `http://127.0.0.1:${deskPort}`);
  } else {
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  desk.stop();
  await desk.ended;
}
