/**
 * @jest-environment node
 */
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { REQUEST_TIMEOUT_MS } from '@/lib/forms/constants';
import { contactPayload } from '@/lib/forms/payloads';
import { submit } from '@/lib/forms/submit';

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let server: Server;
let endpoint: string;
let handle: Handler;
let requests: { readonly method: string; readonly headers: IncomingMessage['headers'] }[];
let bodies: unknown[];

const payload = contactPayload('key-1', {
  name: 'Asha',
  email: 'asha@company.example',
  mobile: '5000001301',
  subject: 'Gate passes',
  message: 'Two gates.',
});

const answer =
  (status: number, body: string): Handler =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      requests.push({ method: request.method ?? '', headers: request.headers });
      bodies.push(JSON.parse(body));
      handle(request, response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on TCP has an address with a port.
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/submit`;
});

beforeEach(() => {
  requests = [];
  bodies = [];
  handle = answer(200, '{"success":true,"message":"Email sent"}');
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('a provider that takes the message', () => {
  test('the result is sent', async () => {
    expect(await submit(payload, { endpoint })).toEqual({ status: 'sent' });
  });

  test('the request is a POST that sends and accepts JSON, with the payload as its body', async () => {
    await submit(payload, { endpoint });
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
    });
    expect(bodies).toEqual([payload]);
  });

  test('text arrives as it was typed: scripts, quotes, line breaks, 5,000 characters', async () => {
    const message = `नमस्ते, "quoted" 'single' <b>bold</b>\nसुबह 10 बजे\r\n\u{1F9F5}${'क'.repeat(5000)}`;
    await submit({ ...payload, message }, { endpoint });
    expect(bodies).toEqual([{ ...payload, message }]);
  });
});

describe('a provider that answers without success', () => {
  test.each([
    ['success false with a message', 400, '{"success":false,"message":"Invalid email"}'],
    ['the same with status 200', 200, '{"success":false,"message":"Invalid email"}'],
    ['the same with status 500', 500, '{"success":false,"message":" Invalid email "}'],
  ])('%s: rejected with the message', async (_case, status, body) => {
    handle = answer(status, body);
    expect(await submit(payload, { endpoint })).toEqual({
      status: 'rejected',
      message: 'Invalid email',
    });
  });

  test.each([
    ['success false without a message', '{"success":false}'],
    ['an empty message', '{"success":false,"message":"  "}'],
    ['a message that is no text', '{"success":false,"message":{"html":"<b>"}}'],
    ['success missing', '{"ok":true}'],
    ['success as text', '{"success":"true"}'],
    ['an empty object', '{}'],
  ])('%s: rejected without a message', async (_case, body) => {
    handle = answer(200, body);
    expect(await submit(payload, { endpoint })).toEqual({ status: 'rejected' });
  });
});

describe('a provider that fails', () => {
  test.each([
    ['status 500 with a page', 500, '<h1>Internal Server Error</h1>'],
    ['status 500 although success is true', 500, '{"success":true}'],
    ['JSON that breaks off', 200, '{"success":tr'],
    ['an empty body', 200, ''],
    ['null', 200, 'null'],
    ['a list', 200, '[{"success":true}]'],
    ['a text', 200, '"success"'],
  ])('%s: failed', async (_case, status, body) => {
    handle = answer(status, body);
    expect(await submit(payload, { endpoint })).toEqual({ status: 'failed', reason: 'answer' });
  });

  test('a dropped connection: failed', async () => {
    handle = (request) => request.socket.destroy();
    expect(await submit(payload, { endpoint })).toMatchObject({
      status: 'failed',
      reason: 'network',
    });
  });

  test('a connection dropped in the middle of the answer: failed', async () => {
    handle = (_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"success":true', () => response.destroy());
    };
    expect(await submit(payload, { endpoint })).toMatchObject({
      status: 'failed',
      reason: 'network',
    });
  });

  test('nobody listens: failed', async () => {
    expect(await submit(payload, { endpoint: 'http://127.0.0.1:9/submit' })).toMatchObject({
      status: 'failed',
      reason: 'network',
    });
  });

  test('no answer in time: failed', async () => {
    handle = () => undefined;
    expect(await submit(payload, { endpoint, timeoutMs: 50 })).toMatchObject({
      status: 'failed',
      reason: 'timeout',
    });
  });

  test('an answer that begins and does not end in time: failed', async () => {
    handle = (_request, response) => {
      response.writeHead(200);
      response.write('{"success"');
    };
    expect(await submit(payload, { endpoint, timeoutMs: 50 })).toMatchObject({
      status: 'failed',
      reason: 'timeout',
    });
  });
});

test('a request is given up after 15 s', () => {
  expect(REQUEST_TIMEOUT_MS).toBe(15_000);
});

describe('giving up', () => {
  test('an abort while the provider is thinking: failed', async () => {
    const controller = new AbortController();
    handle = () => {
      controller.abort();
    };
    expect(await submit(payload, { endpoint, signal: controller.signal })).toMatchObject({
      status: 'failed',
      reason: 'aborted',
    });
  });

  test('an abort before the start: failed, and nothing is sent', async () => {
    const result = await submit(payload, { endpoint, signal: AbortSignal.abort() });
    expect(result).toEqual({ status: 'failed', reason: 'aborted' });
    expect(requests).toHaveLength(0);
  });
});

test('a filled honeypot pretends success and sends nothing', async () => {
  expect(await submit(payload, { endpoint, honeypot: 'https://spam.example' })).toEqual({
    status: 'sent',
  });
  expect(requests).toHaveLength(0);
});
