import type { Server } from 'node:http';
import { LOCAL_INBOX_KEY, LOCAL_INBOX_PORT } from '@/lib/public-settings';
import { freePort, listen } from '../../shared/listen';
import { createInbox } from './inbox';

export async function chooseInboxPort(): Promise<number> {
  const port = await freePort(LOCAL_INBOX_PORT, 'the local inbox');
  if (port !== LOCAL_INBOX_PORT) {
    process.env.NEXT_PUBLIC_FORM_ENDPOINT = `http://127.0.0.1:${port}/submit`;
    process.env.NEXT_PUBLIC_FORM_ACCESS_KEY = LOCAL_INBOX_KEY;
  }
  return port;
}

export async function openInbox(port: number): Promise<Server> {
  const { server } = createInbox(({ id, fields }) => {
    // JSON keeps control characters visible.
    const subject = JSON.stringify(fields.subject ?? '');
    console.log(`Message ${subject}: http://localhost:${port}/#message-${id}`);
  });
  await listen(server, port);
  return server;
}
