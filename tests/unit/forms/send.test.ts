/**
 * @jest-environment node
 */
import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HONEYPOT, REQUEST_TIMEOUT_MS } from '@/lib/forms/constants';
import type { ProviderFormName } from '@/lib/forms/provider-forms';
import { sendForm } from '@/lib/forms/send';
import { publicSettings } from '@/lib/public-settings';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const REJECTED = 'Something went wrong. Please try again.';
const CONTACT_FAILED = 'Failed to send message. Please try again.';
const FAILED = 'Failed to submit. Please try again.';

let server: Server;
let handle: Handler;
let requests: { readonly method: string; readonly headers: IncomingMessage['headers'] }[];
let bodies: unknown[];
let log: jest.SpyInstance;

const ENTRIES = {
  name: 'Asha',
  email: 'asha@company.example',
  mobile: '5000001301',
  subject: 'Gate passes',
  message: 'Two gates.',
};

function filled(entries: Readonly<Record<string, string>> = ENTRIES): FormData {
  const data = new FormData();
  data.set(HONEYPOT, '');
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
}

const body = {
  access_key: 'key-1',
  name: 'Asha',
  email: 'asha@company.example',
  phone: '5000001301',
  subject: 'Gate passes',
  message: 'Two gates.',
  from_name: 'Asha',
  reply_to: 'asha@company.example',
};

const answer =
  (status: number, text: string): Handler =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  };

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      requests.push({ method: request.method ?? '', headers: request.headers });
      bodies.push(JSON.parse(Buffer.concat(chunks).toString('utf8')));
      handle(request, response);
      server.emit('handled');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

beforeEach(() => {
  requests = [];
  bodies = [];
  handle = answer(200, '{"success":true,"message":"Email sent"}');
  log = jest.spyOn(console, 'error').mockImplementation();
  // A server that listens has an address with a port.
  const { port } = server.address() as AddressInfo;
  jest.replaceProperty(publicSettings, 'formEndpoint', `http://127.0.0.1:${port}/submit`);
  jest.replaceProperty(publicSettings, 'formAccessKey', 'key-1');
});

afterEach(() => {
  jest.useRealTimers();
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('the error catalogue', () => {
  test.each<[ProviderFormName, sent: string, rejected: string, failed: string]>([
    [
      'contact',
      'Message sent successfully! We will get back to you soon.',
      REJECTED,
      CONTACT_FAILED,
    ],
    ['enrolment', 'Enrollment submitted successfully! We will contact you soon.', REJECTED, FAILED],
    ['enquiry', 'Enquiry submitted successfully! We will contact you soon.', REJECTED, FAILED],
  ])('%s', async (form, sent, rejected, failed) => {
    expect(await sendForm(form, filled())).toEqual({ status: 'sent', text: sent });
    handle = answer(200, '{"success":false}');
    expect(await sendForm(form, filled())).toEqual({ status: 'failed', text: rejected });
    handle = (request) => request.socket.destroy();
    expect(await sendForm(form, filled())).toEqual({ status: 'failed', text: failed });
    expect(log).toHaveBeenCalledTimes(2);
    for (const [words] of log.mock.calls) expect(words).toBe(`The ${form} form was not sent:`);
  });

  test.each<[ProviderFormName, string]>([
    ['contact', 'Quota reached'],
    ['enrolment', REJECTED],
    ['enquiry', REJECTED],
  ])('only the contact form shows the words of the provider: %s', async (form, text) => {
    handle = answer(429, '{"success":false,"message":" Quota reached "}');
    expect(await sendForm(form, filled())).toEqual({ status: 'failed', text });
  });
});

describe('a provider that takes the message', () => {
  test('the request is a POST that sends and accepts JSON, with the key and the entries', async () => {
    await sendForm('contact', filled());
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
    });
    expect(bodies).toMatchObject([body]);
    expect(log).not.toHaveBeenCalled();
  });

  test('text arrives as it was typed: scripts, quotes, line breaks, 5,000 characters', async () => {
    const message = `नमस्ते, "quoted" 'single' <b>bold</b>\nसुबह 10 बजे\r\n\u{1F9F5}${'क'.repeat(5000)}`;
    await sendForm('contact', filled({ ...ENTRIES, message }));
    expect(bodies).toMatchObject([{ ...body, message }]);
  });
});

describe('a provider that answers without success', () => {
  test.each([
    ['success false without a message', '{"success":false}'],
    ['an empty message', '{"success":false,"message":"  "}'],
    ['a message that is no text', '{"success":false,"message":{"html":"<b>"}}'],
    ['success missing', '{"ok":true}'],
    ['success as text', '{"success":"true"}'],
    ['an empty object', '{}'],
  ])('%s: rejected with words of ours', async (_case, text) => {
    handle = answer(200, text);
    expect(await sendForm('contact', filled())).toEqual({ status: 'failed', text: REJECTED });
  });

  test.each([200, 400, 500])('status %i makes no difference', async (status) => {
    handle = answer(status, '{"success":false,"message":"Invalid email"}');
    expect(await sendForm('contact', filled())).toEqual({
      status: 'failed',
      text: 'Invalid email',
    });
  });
});

describe('a provider that fails', () => {
  const failed = { status: 'failed', text: CONTACT_FAILED };

  test.each([
    ['status 500 with a page', 500, '<h1>Internal Server Error</h1>'],
    ['status 500 although success is true', 500, '{"success":true}'],
    ['JSON that breaks off', 200, '{"success":tr'],
    ['an empty body', 200, ''],
    ['null', 200, 'null'],
    ['a list', 200, '[{"success":true}]'],
    ['a text', 200, '"success"'],
  ])('%s', async (_case, status, text) => {
    handle = answer(status, text);
    expect(await sendForm('contact', filled())).toEqual(failed);
  });

  test('a connection dropped in the middle of the answer', async () => {
    handle = (_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"success":true', () => response.destroy());
    };
    expect(await sendForm('contact', filled())).toEqual(failed);
  });

  test('an address where nothing listens', async () => {
    jest.replaceProperty(publicSettings, 'formEndpoint', 'http://127.0.0.1:9/submit');
    expect(await sendForm('contact', filled())).toEqual(failed);
  });

  test.each<[string, Handler]>([
    ['no answer within 15 s', () => undefined],
    [
      'an answer that begins and does not end within 15 s',
      (_request, response) => {
        response.writeHead(200);
        response.write('{"success"');
      },
    ],
  ])('%s', async (_case, handler) => {
    expect(REQUEST_TIMEOUT_MS).toBe(15_000);
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    handle = handler;
    const handled = once(server, 'handled');
    const settled = jest.fn();
    const result = sendForm('contact', filled()).finally(settled);
    await handled;
    jest.advanceTimersByTime(REQUEST_TIMEOUT_MS - 1);
    await new Promise((resolve) => setImmediate(resolve));
    expect(settled).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(await result).toEqual(failed);
  });
});

test('a filled honeypot pretends success and sends nothing', async () => {
  expect(await sendForm('contact', filled({ [HONEYPOT]: 'https://spam.example' }))).toEqual({
    status: 'sent',
    text: 'Message sent successfully! We will get back to you soon.',
  });
  expect(requests).toHaveLength(0);
});
