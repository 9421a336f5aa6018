/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkForm } from '@/scripts/serve/inbox/form-check';
import { type Inbox, createInbox } from '@/scripts/serve/inbox/inbox';
import { type Outcome, REFUSAL } from '@/scripts/serve/inbox/behavior';
import { close, listen } from '@/scripts/shared/listen';

let folder: string;
let inbox: Inbox;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'inbox-'));
  inbox = createInbox({ folder });
  port = await listen(inbox.server, 0);
});

afterAll(async () => {
  await close(inbox.server);
  rmSync(folder, { recursive: true });
});

const check = (outcome: Outcome = 'deliver', formAccessKey = 'a-key') => {
  inbox.behavior = { outcome, delaySeconds: 0 };
  return checkForm({
    formEndpoint: `http://127.0.0.1:${port}/submit`,
    formAccessKey,
    siteUrl: 'https://www.company.example',
  });
};

describe('the check of the form provider', () => {
  it('sends one message that says it is a test', async () => {
    expect(await check()).toMatchObject({ ok: true });
    expect(inbox.store.all().map(({ fields }) => fields.subject)).toEqual([
      '[Test] Form check for https://www.company.example',
    ]);
  });

  it.each<[Outcome, string]>([
    ['refuse', `HTTP 400, success false: ${REFUSAL}`],
    ['refuse-silently', 'HTTP 200, success false: no message'],
    ['server-error', 'HTTP 500 with an unexpected answer: "Internal Server Error"'],
    ['invalid-json', 'HTTP 200 with an unexpected answer'],
    ['drop', 'no answer ('],
  ])('reports the failure: %s', async (outcome, output) => {
    const result = await check(outcome);
    expect(result.ok).toBe(false);
    expect(result.output).toContain(output);
  });

  it('reports that the key is missing', async () => {
    expect((await check('deliver', '')).output).toContain('The access key is missing.');
  });
});
