import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { FORMS, type Form, expectKept, fill, open } from './support/forms';

/** As a browser's translation does: no text stays what it was. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const isWords = text.data.trim() !== '' && !text.parentElement?.closest('script, font');
    if (!isWords) continue;
    const box = document.createElement('template');
    box.innerHTML = '<font><font></font></font>';
    box.content.firstElementChild?.firstElementChild?.append(`हिन्दी ${text.data}`);
    text.replaceWith(box.content);
  }
  document.documentElement.lang = 'hi';
  document.documentElement.classList.add('translated-ltr');
}

/** What extensions do to pages. */
const CHANGES: readonly [what: string, change: () => void][] = [
  [
    'an icon beside each control',
    () => {
      for (const control of document.querySelectorAll('input, textarea, select')) {
        const icon = document.createElement('div');
        icon.innerHTML = '<svg width="16" height="16"></svg>';
        control.after(icon);
      }
    },
  ],
  [
    'a paragraph after each paragraph',
    () => {
      for (const paragraph of document.querySelectorAll('p')) {
        const other = document.createElement('p');
        other.textContent = 'In other words';
        paragraph.after(other);
      }
    },
  ],
  [
    'a box at the start of the page',
    () => {
      document.body.prepend(document.createElement('div'), document.createElement('dialog'));
    },
  ],
  [
    'attributes and classes on everything',
    () => {
      document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
      for (const element of document.querySelectorAll('body, body *')) {
        element.setAttribute('cz-shortcut-listen', 'true');
        element.classList.add('reader');
      }
    },
  ],
  [
    'autofill switched off and on',
    () => {
      for (const control of document.querySelectorAll('input, textarea')) {
        control.setAttribute('autocomplete', 'off');
        control.setAttribute('data-1p-ignore', 'true');
        control.setAttribute('spellcheck', 'false');
      }
    },
  ],
  [
    'inputs and buttons of its own in each form',
    () => {
      for (const form of document.querySelectorAll('form')) {
        const hidden = document.createElement('input');
        Object.assign(hidden, { type: 'hidden', name: 'extension', value: 'yes' });
        const button = document.createElement('button');
        Object.assign(button, { type: 'button', textContent: 'Fill in' });
        form.append(hidden, document.createElement('input'), button);
        form.querySelector('fieldset')?.prepend(button.cloneNode(true));
      }
    },
  ],
  [
    'each word marked',
    () => {
      for (const paragraph of document.querySelectorAll('p, label, h2, h3, legend, a, button')) {
        for (const node of [...paragraph.childNodes]) {
          if (!(node instanceof Text)) continue;
          const words = node.data.split(/(?<= )/).map((word) => {
            const mark = document.createElement('mark');
            mark.textContent = word;
            return mark;
          });
          node.replaceWith(...words);
        }
      }
    },
  ],
  [
    'numbers made links',
    () => {
      for (const link of document.querySelectorAll('a[href^="tel:"]')) {
        const call = document.createElement('a');
        call.href = 'skype:call';
        call.textContent = 'Call';
        link.after(call);
      }
    },
  ],
  [
    'comments and blanks between elements',
    () => {
      for (const element of document.querySelectorAll('main *, nav *')) {
        if (element instanceof SVGElement || element.closest('textarea, select')) continue;
        element.prepend(document.createComment('note'), ' ');
      }
    },
  ],
  [
    'parts taken out: comments, empty elements and pictures',
    () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
      const comments: Node[] = [];
      while (walker.nextNode()) comments.push(walker.currentNode);
      for (const comment of comments) comment.parentNode?.removeChild(comment);
      for (const image of document.querySelectorAll('main picture, main img')) image.remove();
    },
  ],
];

/** Before the page's script runs. */
async function changeFirst(page: Page, change: () => void): Promise<void> {
  await page.addInitScript(`
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') (${change.toString()})();
    });`);
}

const sendButton = (page: Page) => page.locator('[data-form="send"]');

async function expectPayload(form: Form, fields: Readonly<Record<string, string>>): Promise<void> {
  const sent = Object.values(fields);
  for (const value of Object.values(form.values)) expect(sent).toContain(value);
  if (form.name === 'enquiry') expect(fields).toMatchObject({ product: 'Power BI' });
  if (form.name === 'enrolment') expect(fields).toMatchObject({ course: 'Microsoft Azure' });
  expect(Object.keys(fields)).not.toContain('extension');
  return Promise.resolve();
}

for (const [what, change] of [['a translation', translate] as const, ...CHANGES]) {
  test.describe(what, () => {
    for (const form of FORMS) {
      test(`takes nothing from the ${form.name} form, before its script and in its use`, async ({
        page,
        inbox,
      }) => {
        await changeFirst(page, change);
        await page.goto(form.path);
        await open(page, form);
        await sendButton(page).click();
        const summary = page.locator('[data-form="summary"]');
        await expect(summary).toBeFocused();
        await expect(summary.getByRole('listitem')).not.toHaveCount(0);

        await fill(page, form, { complete: true });
        const last = page.locator('main form [name="email"]');
        await last.focus();
        await page.evaluate(change);
        await expect(last).toBeFocused();
        await expectKept(page, form);
        if (form.name === 'application') {
          const files = page.locator('[name="resume"]');
          await expect(files).toHaveValue(/cv\.pdf$/);
          await expect(page.locator('[name="consent"]')).toBeChecked();
        }
        await sendButton(page).click();
        if (form.isSent) {
          await expect.poll(() => inbox.messages.length).toBe(1);
          await expectPayload(form, inbox.messages[0]?.fields ?? {});
          const result = page.locator(
            form.name === 'enquiry' ? '[role="alertdialog"]' : '[data-state="sent"]',
          );
          await expect(result).toContainText(/submitted successfully|sent successfully/);
        } else {
          const outcome = page.locator('#application-outcome');
          await expect(outcome.locator('textarea')).toHaveValue(/I build reports\./);
          await expect(outcome.locator('[data-file]').first()).toHaveText('cv.pdf');
        }
      });
    }

    test('takes nothing from tabs, filters and menus', async ({ page }) => {
      await changeFirst(page, change);
      await page.goto('/courses/azure-details');
      await page.evaluate(change);
      await page.locator('#tab-skills').click();
      await expect(page.locator('#skills')).toBeVisible();
      await expect(page.locator('#about')).toHaveAttribute('data-active', 'false');

      await page.goto('/career');
      await page.evaluate(change);
      const shown = page.locator('[data-job][data-visible="true"]');
      const jobs = await page
        .locator('[data-job]')
        .evaluateAll((all) =>
          all.map((job) => JSON.parse(job.getAttribute('data-job') ?? '') as { type: string }),
        );
      const type = jobs[0]?.type ?? '';
      await page.locator('select[name="type"]').selectOption(type);
      await expect(shown).toHaveCount(Math.min(6, jobs.filter((job) => job.type === type).length));
      await page.locator('input[name="q"]').fill('no such job');
      await expect(shown).toHaveCount(0);

      const toggle = page.locator('nav [aria-expanded]').first();
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    });
  });
}
