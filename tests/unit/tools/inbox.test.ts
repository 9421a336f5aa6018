/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { type Inbox, createInbox } from '@/scripts/serve/inbox/inbox';
import { type Behavior, REFUSAL } from '@/scripts/serve/inbox/behavior';
import { close, listen } from '@/scripts/shared/listen';

const siteOrigin = 'http://localhost:3000';
const contact = {
  access_key: 'a-key',
  name: 'Asha',
  email: 'asha@company.example',
  phone: '1',
  subject: 'A question',
  message: 'Hello',
  from_name: 'Asha',
  reply_to: 'asha@company.example',
};

let folder: string;
let inbox: Inbox;
let url: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'inbox-'));
  inbox = createInbox({ folder });
  url = `http://127.0.0.1:${await listen(inbox.server, 0)}`;
});

afterEach(async () => {
  await close(inbox.server);
  rmSync(folder, { recursive: true });
});

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

const behave = (behavior: Partial<Behavior>) =>
  fetch(`${url}/behavior`, { method: 'PUT', body: JSON.stringify(behavior) });

const mails = () => readdirSync(folder).filter((file) => file.endsWith('.eml'));

function storedMail(): { header: string; text: string } {
  const [file = ''] = mails();
  const [header = '', ...body] = readFileSync(path.join(folder, file), 'utf8').split('\r\n\r\n');
  const encoded = body.join('\r\n\r\n');
  const quoted = encoded
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  const text = header.includes('base64')
    ? Buffer.from(encoded, 'base64').toString('utf8')
    : header.includes('quoted-printable')
      ? Buffer.from(quoted, 'latin1').toString('utf8')
      : encoded;
  return { header, text: text.replaceAll('\r\n', '\n') };
}

describe('the local inbox as a form provider', () => {
  it('takes a message and says so', async () => {
    const answer = await submit(contact);
    expect(answer.status).toBe(200);
    expect((await readReply(answer)).success).toBe(true);
    const { access_key: accessKey, ...fields } = contact;
    expect(inbox.store.all()).toMatchObject([{ fields }]);
    expect(JSON.stringify(inbox.store.all())).not.toContain(accessKey);
  });

  it('lets pages of any origin send, after asking', async () => {
    const preflight = await fetch(`${url}/submit`, {
      method: 'OPTIONS',
      headers: { origin: siteOrigin, 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('content-type');
    expect((await submit(contact)).headers.get('access-control-allow-origin')).toBe('*');
  });

  it('stores a mail that answers go to the sender of', async () => {
    await submit(contact);
    const { header, text } = storedMail();
    expect(header).toContain('From: Asha <form@inbox.localhost>');
    expect(header).toContain('Reply-To: asha@company.example');
    expect(header).toContain('Subject: A question');
    expect(text).toContain('message: Hello');
    expect(text).not.toContain('a-key');
  });

  it.each([
    ['Hindi', 'नमस्ते, क्या आप मदद करेंगे?'],
    ['quotes and markup', `"double" 'single' <b>&amp;</b> =3D \\`],
    ['line breaks', 'first\n\nsecond\n.\nFrom the third'],
    ['5,000 characters', 'word '.repeat(1000)],
    ['emoji and combining marks', '👩🏽‍💻 é é'],
  ])('keeps what was typed: %s', async (_kind, message) => {
    await submit({ ...contact, message });
    expect(inbox.store.all()[0]?.fields.message).toBe(message);
    expect(storedMail().text).toContain(message);
  });

  it.each(['name', 'subject', 'from_name', 'reply_to', 'email'])(
    'lets no header be added through %s',
    async (field) => {
      await submit({
        ...contact,
        [field]: 'a@b.example\r\nBcc: victim@company.example\r\n\r\nBody',
      });
      const { header } = storedMail();
      expect(header).not.toMatch(/^Bcc:/im);
      // An encoded line break adds no header either.
      expect(header).not.toMatch(/=0[AD]/);
      expect(header.split('\r\n').filter((line) => /^\S/.test(line)).length).toBeLessThanOrEqual(9);
    },
  );

  it('leaves out an address for answers that is none', async () => {
    await submit({ ...contact, reply_to: 'nobody' });
    expect(storedMail().header).not.toContain('Reply-To');
  });

  it.each([
    ['a missing access key', 401, JSON.stringify({ ...contact, access_key: undefined })],
    ['an empty access key', 401, JSON.stringify({ ...contact, access_key: ' ' })],
    ['a body that is no JSON', 400, '{'],
    ['a body that is no object', 400, '[1]'],
    ['a body over 100 kB', 413, JSON.stringify({ ...contact, message: 'x'.repeat(100_001) })],
    ['a body far over 100 kB', 413, JSON.stringify({ ...contact, message: 'x'.repeat(5_000_000) })],
  ])("refuses %s in the provider's style", async (_kind, status, body) => {
    const answer = await post(body);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const { success, message } = await readReply(answer);
    expect(success).toBe(false);
    expect(message).toMatch(/access key|JSON|100 kB/);
    expect(mails()).toEqual([]);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'refuses the content type %s',
    async (contentType) => {
      const answer = await post(JSON.stringify(contact), contentType);
      expect(answer.status).toBe(415);
      expect(await answer.json()).toMatchObject({ success: false });
    },
  );

  it('takes a content type with a character set', async () => {
    const answer = await post(JSON.stringify(contact), 'application/json; charset=utf-8');
    expect(answer.status).toBe(200);
  });

  it('refuses to be read', async () => {
    expect((await fetch(`${url}/submit`)).status).toBe(405);
  });
});

describe('the local inbox told to fail', () => {
  afterEach(() => {
    expect(mails()).toEqual([]);
  });

  it('refuses with a message', async () => {
    await behave({ outcome: 'refuse' });
    expect(await readReply(await submit(contact))).toEqual({ success: false, message: REFUSAL });
  });

  it('refuses without a message', async () => {
    await behave({ outcome: 'refuse-silently' });
    expect(await readReply(await submit(contact))).toEqual({ success: false });
  });

  it('fails with status 500', async () => {
    await behave({ outcome: 'server-error' });
    expect((await submit(contact)).status).toBe(500);
  });

  it('answers what is no JSON', async () => {
    await behave({ outcome: 'invalid-json' });
    await expect((await submit(contact)).json()).rejects.toThrow('not valid JSON');
  });

  it('drops the connection', async () => {
    await behave({ outcome: 'drop' });
    await expect(submit(contact)).rejects.toThrow('fetch failed');
  });

  it('delivers nothing when the visitor gives up before a late answer', async () => {
    await behave({ delaySeconds: 0.2 });
    const signal = AbortSignal.timeout(50);
    await expect(
      fetch(`${url}/submit`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(contact),
        signal,
      }),
    ).rejects.toThrow();
    // It comes after the first would have.
    await behave({ outcome: 'refuse', delaySeconds: 0.3 });
    await submit(contact);
  });

  it.each([{ outcome: 'explode' }, { delaySeconds: -1 }, { delaySeconds: 61 }, { other: 1 }])(
    'does not understand %j',
    async (behavior) => {
      const answer = await fetch(`${url}/behavior`, {
        method: 'PUT',
        body: JSON.stringify(behavior),
      });
      expect(answer.status).toBe(400);
    },
  );
});

describe('the local inbox', () => {
  it('answers late when told to', async () => {
    await behave({ delaySeconds: 0.2 });
    const start = performance.now();
    expect((await submit(contact)).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThanOrEqual(190);
  });

  it('goes back to normal', async () => {
    await behave({ outcome: 'drop' });
    await behave({});
    expect((await submit(contact)).status).toBe(200);
  });

  it('shows messages on its page, the newest first, what they hold as text only', async () => {
    await submit({ ...contact, subject: 'First' });
    await submit({ ...contact, subject: '<script>alert(1)</script>', message: '<b>bold</b>' });
    const index = await (await fetch(url)).text();
    expect(index.indexOf('&lt;script&gt;alert(1)')).toBeLessThan(index.indexOf('First'));
    expect(index).not.toContain('<script>');

    const [{ id } = { id: '' }] = inbox.store.all();
    const answer = await fetch(`${url}/messages/${id}`);
    const page = await answer.text();
    expect(page).toContain('&lt;b&gt;bold&lt;/b&gt;');
    expect(page).not.toContain('<b>bold');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('offers a message as a mail', async () => {
    await submit(contact);
    const [{ id } = { id: '' }] = inbox.store.all();
    const answer = await fetch(`${url}/messages/${id}.eml`);
    expect(answer.headers.get('content-type')).toBe('message/rfc822');
    expect(await answer.text()).toContain('Subject: A question');
  });

  it('lists messages for programs', async () => {
    await submit(contact);
    const list: unknown = await (await fetch(`${url}/messages`)).json();
    expect(list).toMatchObject([{ fields: { subject: 'A question' } }]);
  });

  it('changes its behaviour by the form on its page', async () => {
    const answer = await fetch(`${url}/behavior`, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'server-error', delaySeconds: '2' }),
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/value="server-error"\s+checked/);
    expect(inbox.behavior).toEqual({ outcome: 'server-error', delaySeconds: 2 });
  });

  it('deletes all messages', async () => {
    await submit(contact);
    await fetch(`${url}/clear`, { method: 'POST' });
    expect(inbox.store.all()).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('keeps messages over a restart', async () => {
    await submit(contact);
    expect(createInbox({ folder }).store.all()).toEqual(inbox.store.all());
  });

  it.each(['/messages/none', '/messages/..%2f..%2fpackage.json', '/messages/../package.json'])(
    'does not know %s',
    async (pathname) => {
      expect((await fetch(url + pathname)).status).toBe(404);
    },
  );

  it('neither shows messages to pages of other sites nor obeys them', async () => {
    await submit(contact);
    const foreign = { origin: siteOrigin };
    expect((await fetch(`${url}/messages`, { headers: foreign })).status).toBe(403);
    expect((await fetch(`${url}/clear`, { method: 'POST', headers: foreign })).status).toBe(403);
    expect(mails()).toHaveLength(1);
  });

  it('does not answer under a name that another site lets point here', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      request(`${url}/messages`, { headers: { host: 'rebound.example' } }, ({ statusCode }) => {
        resolve(statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(403);
  });

  it('is reached from this machine only', () => {
    expect(inbox.server.address()).toMatchObject({ address: '127.0.0.1' });
  });

  it('makes its folder', () => {
    const deep = path.join(folder, 'a', 'b');
    createInbox({ folder: deep });
    expect(existsSync(deep)).toBe(true);
  });
});
