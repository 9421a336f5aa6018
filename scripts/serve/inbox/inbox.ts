import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { type Behavior, REFUSAL, behaviorSchema, normalBehavior } from './behavior';
import { type Message, inboxPage, styleSheet } from './inbox-html';

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'content-type, accept',
  'access-control-max-age': '600',
};

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(body);
}

const JSON_TYPE = 'application/json; charset=utf-8';

const sendPage = (response: ServerResponse, page: string) => {
  send(response, 200, 'text/html; charset=utf-8', page, {
    'content-security-policy':
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  });
};

const sendText = (response: ServerResponse, status: number, words: string) => {
  send(response, status, 'text/plain; charset=utf-8', `${words}\n`);
};

const submission = z.record(z.string(), z.unknown());

const fieldText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

export interface Inbox {
  server: Server;
  messages: Message[];
  behavior: Behavior;
}

type OnMessage = (message: Message) => void;

/** The provider's contract. */
async function submit(
  inbox: Inbox,
  request: IncomingMessage,
  response: ServerResponse,
  onMessage: OnMessage,
): Promise<void> {
  const reply = (status: number, body: { success: boolean; message?: string }) => {
    send(response, status, JSON_TYPE, JSON.stringify(body), cors);
  };
  const refuse = (status: number, message: string) => {
    reply(status, { success: false, message });
  };
  if (request.method === 'OPTIONS') {
    response.writeHead(204, cors).end();
    return;
  }
  if (request.method !== 'POST') {
    response.setHeader('allow', 'POST, OPTIONS');
    refuse(405, 'This address takes POST requests only.');
    return;
  }
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
    refuse(415, 'The content type must be application/json.');
    return;
  }
  let body: unknown;
  try {
    body = JSON.parse(await text(request));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    refuse(400, 'The body is not valid JSON.');
    return;
  }
  const parsed = submission.safeParse(body);
  if (!parsed.success) {
    refuse(400, 'The body must be a JSON object.');
    return;
  }
  const { access_key: accessKey, ...fields } = parsed.data;
  if (typeof accessKey !== 'string' || accessKey.trim() === '') {
    refuse(401, 'The access key is missing.');
    return;
  }

  const { outcome, delaySeconds } = inbox.behavior;
  if (delaySeconds > 0) await sleep(delaySeconds * 1000);
  if (response.destroyed) return;
  switch (outcome) {
    case 'deliver': {
      const texts = Object.entries(fields).map(
        ([name, value]) => [name, fieldText(value)] as const,
      );
      const message = {
        id: (inbox.messages[0]?.id ?? 0) + 1,
        receivedAt: new Date(),
        fields: Object.fromEntries(texts),
      };
      inbox.messages.unshift(message);
      onMessage(message);
      reply(200, { success: true, message: 'The local inbox took the message.' });
      return;
    }
    case 'refuse':
      refuse(400, REFUSAL);
      return;
    case 'server-error':
      send(response, 500, 'text/plain; charset=utf-8', 'Internal Server Error', cors);
      return;
    case 'drop':
      request.socket.destroy();
  }
}

/** Pages of other sites must not read the messages. */
function isForeign({ headers }: IncomingMessage): boolean {
  const isLocal = /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(headers.host ?? '');
  return (
    !isLocal || (headers.origin !== undefined && headers.origin !== `http://${headers.host ?? ''}`)
  );
}

async function changeBehavior(
  inbox: Inbox,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const wanted = Object.fromEntries(new URLSearchParams(await text(request)));
  const parsed = behaviorSchema.safeParse(wanted);
  if (!parsed.success) {
    sendText(response, 400, z.prettifyError(parsed.error));
    return;
  }
  inbox.behavior = parsed.data;
  response.writeHead(303, { location: '/' }).end();
}

async function answer(
  inbox: Inbox,
  request: IncomingMessage,
  response: ServerResponse,
  onMessage: OnMessage,
): Promise<void> {
  const [pathname = '/'] = (request.url ?? '/').split('?');
  if (pathname === '/submit') {
    await submit(inbox, request, response, onMessage);
    return;
  }
  if (isForeign(request)) {
    sendText(response, 403, 'The inbox is open to this machine and its own pages only.');
    return;
  }
  switch (`${request.method ?? ''} ${pathname}`) {
    case 'GET /':
      sendPage(response, inboxPage(inbox.messages, inbox.behavior));
      return;
    case 'GET /style.css':
      send(response, 200, 'text/css; charset=utf-8', styleSheet);
      return;
    case 'POST /clear':
      inbox.messages = [];
      response.writeHead(303, { location: '/' }).end();
      return;
    case 'POST /behavior':
      await changeBehavior(inbox, request, response);
      return;
    default:
      sendText(response, 404, 'Not found');
  }
}

export function createInbox(onMessage: OnMessage = () => undefined): Inbox {
  const server = createServer((request, response) => {
    answer(inbox, request, response, onMessage).catch((error: unknown) => {
      if (response.headersSent || request.destroyed) response.destroy();
      else {
        console.error(error);
        sendText(response, 500, 'The inbox failed.');
      }
    });
  });
  const inbox: Inbox = { server, messages: [], behavior: normalBehavior };
  return inbox;
}
