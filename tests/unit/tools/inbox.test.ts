/** @jest-environment node */
import { request } from 'node:http';
import { z } from 'zod';
import { type Inbox, createInbox } from '@/scripts/serve/inbox/inbox';
import { close, listen } from '@/scripts/shared/listen';

const siteOrigin = 'http://localhost:3000';
const contact = {
  access_key: 'a-key',
  name: 'Asha',
  email: 'asha@company.example',
  subject: 'A question',
  message: 'Hello',
};

let inbox: Inbox;
let url: string;

beforeEach(async () => {
  inbox = createInbox();
  url = `http://127.0.0.1:${await listen(inbox.server, 0)}`;
});

afterEach(() => close(inbox.server));

const post = (body: string, contentType = 'application/json') =>
  fetch(`${url}/submit`, {
    method: 'POST',
    headers: { 'content-type': contentType, accept: 'application/json', origin: siteOrigin },
    body,
  });

const submit = (fields: Record<string, unknown>) => post(JSON.stringify(fields));

const readReply = async (answer: Response) =>
  z
    .strictObject({ success: z.boolean(), message: z.string().optional() })
    .parse(await answer.json());

const behave = (outcome: string, delaySeconds = '0') =>
  fetch(`${url}/behavior`, {
    method: 'POST',
    body: new URLSearchParams({ outcome, delaySeconds }),
  });

describe('the local inbox as a form provider', () => {
  it.each([
    ['a missing access key', 401, JSON.stringify({ ...contact, access_key: undefined })],
    ['an empty access key', 401, JSON.stringify({ ...contact, access_key: ' ' })],
    ['a body that is no JSON', 400, '{'],
    ['a body that is no object', 400, '[1]'],
  ])("refuses %s in the provider's style", async (_kind, status, body) => {
    const answer = await post(body);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const { success, message } = await readReply(answer);
    expect(success).toBe(false);
    expect(message).toMatch(/access key|JSON/);
    expect(inbox.messages).toEqual([]);
  });

  it('refuses another content type, and to be read', async () => {
    expect((await post(JSON.stringify(contact), 'text/plain')).status).toBe(415);
    expect((await fetch(`${url}/submit`)).status).toBe(405);
  });
});

describe('the local inbox told to fail', () => {
  afterEach(() => {
    expect(inbox.messages).toEqual([]);
  });

  it.each([
    ['explode', '0'],
    ['drop', '-1'],
    ['drop', '61'],
  ])('does not understand %s after %s s', async (outcome, delay) => {
    expect((await behave(outcome, delay)).status).toBe(400);
  });
});

describe('the page of the local inbox', () => {
  it('shows the newest message first, what it holds as text only, until all are deleted', async () => {
    await submit({ ...contact, subject: 'First' });
    await submit({ ...contact, subject: '<script>alert(1)</script>' });
    const answer = await fetch(url);
    const page = await answer.text();
    expect(page.indexOf('&lt;script&gt;alert(1)')).toBeLessThan(page.indexOf('First'));
    expect(page).not.toContain('<script>');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    await fetch(`${url}/clear`, { method: 'POST' });
    expect(await (await fetch(url)).text()).toContain('No message yet');
  });

  it('changes the behaviour by its form', async () => {
    const answer = await behave('server-error', '2');
    expect(await answer.text()).toMatch(/value="server-error"\s+checked/);
    expect(inbox.behavior).toEqual({ outcome: 'server-error', delaySeconds: 2 });
  });

  it('is open to this machine and its own pages only', async () => {
    expect(inbox.server.address()).toMatchObject({ address: '127.0.0.1' });
    expect((await fetch(url, { headers: { origin: siteOrigin } })).status).toBe(403);
    // A name that another site lets point here.
    const status = await new Promise<number | undefined>((resolve, reject) => {
      request(url, { headers: { host: 'rebound.example' } }, (answer) => {
        resolve(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(403);
  });
});
