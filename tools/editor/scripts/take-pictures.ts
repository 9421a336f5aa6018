import { type Page, chromium } from '@playwright/test';
import { installEditor } from './install-editor';
import { openEditor } from './open-editor';
import { freePort } from '@/scripts/shared/listen';
import { root } from '@/scripts/shared/steps';
import { browserSwitches, findBrowser } from '@/scripts/shared/find-browser';
import { saveScreenshot } from '@/scripts/shared/save-screenshot';

/** With tables and a download. */
const POST = 'item/7-business-central-india-field-report';

const SIZE = { width: 1280, height: 800 };

/** Saves nothing. */
async function takePictures(page: Page, editor: string): Promise<void> {
  await page.goto(editor);
  await page.getByRole('table').waitFor();
  await saveScreenshot(page, 'editor-list');

  await page.goto(`${editor}/keystatic/collection/posts/${POST}`);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.waitFor();
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  const rightTitle = await title.inputValue();
  await title.fill('Short');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Title is too short').waitFor();
  await saveScreenshot(page, 'editor-message');

  await title.fill(rightTitle);
  const paragraph = text.getByRole('paragraph').first();
  // At its start: the editor follows keys that move the cursor with a delay.
  await paragraph.click({ position: { x: 1, y: 8 } });
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('/');
  await page.getByRole('listbox', { name: 'Insert menu' }).waitFor();
  await saveScreenshot(page, 'editor-parts');
}

/** For docs/content.md. */
export async function takeEditorPictures(): Promise<boolean> {
  installEditor();
  const editorPort = await freePort(3200, 'the editor');
  const previewPort = await freePort(3000, 'the preview');
  const editor = openEditor({ site: root, editorPort, previewPort });
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserSwitches([]),
  });
  try {
    if (!(await editor.ready)) return false;
    const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce' });
    // The editor compiles each page on its first visit.
    page.setDefaultTimeout(120_000);
    await takePictures(page, `http://127.0.0.1:${editorPort}`);
    return true;
  } finally {
    await browser.close();
    editor.stop();
    await editor.ended;
  }
}
