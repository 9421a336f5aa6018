import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { z } from 'zod';

const messageSchema = z.object({
  id: z.string(),
  receivedAt: z.string(),
  fields: z.record(z.string(), z.string()),
});

export type Message = z.infer<typeof messageSchema>;

const composer = createTransport({
  streamTransport: true,
  buffer: true,
  newline: 'windows',
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** So that a field cannot add a header. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

const address = z.email();

async function compose({ id, receivedAt, fields }: Message): Promise<Buffer> {
  const { subject = '', from_name: fromName = '', reply_to: replyTo = '' } = fields;
  const body = Object.entries(fields).map(([name, value]) =>
    value.includes('\n') ? `${name}:\n${value}` : `${name}: ${value}`,
  );
  const { message } = await composer.sendMail({
    messageId: `<${id}@inbox.localhost>`,
    date: new Date(receivedAt),
    from: { name: oneLine(fromName) || 'Website form', address: 'form@inbox.localhost' },
    to: 'inbox@inbox.localhost',
    subject: oneLine(subject) || 'New message from the website',
    ...(address.safeParse(replyTo).success ? { replyTo: { name: '', address: replyTo } } : {}),
    text: `${body.join('\n')}\n`,
  });
  // With `buffer: true`.
  return message as Buffer;
}

/** An `.eml` file for each, and its fields as JSON. */
export class MessageStore {
  private readonly byId = new Map<string, Message>();

  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true });
    for (const file of readdirSync(folder).sort()) {
      if (!file.endsWith('.json')) continue;
      const stored = messageSchema.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
      this.byId.set(stored.id, stored);
    }
  }

  private file(id: string, extension: 'eml' | 'json'): string {
    return path.join(this.folder, `${id}.${extension}`);
  }

  async add(fields: Message['fields']): Promise<Message> {
    const receivedAt = new Date().toISOString();
    const id = `${receivedAt.replace(/[-:.]/g, '')}-${randomBytes(3).toString('hex')}`;
    const message = { id, receivedAt, fields };
    writeFileSync(this.file(id, 'eml'), await compose(message));
    writeFileSync(this.file(id, 'json'), JSON.stringify(message, null, 2));
    this.byId.set(id, message);
    return message;
  }

  all(): Message[] {
    return [...this.byId.values()].reverse();
  }

  get(id: string): Message | undefined {
    return this.byId.get(id);
  }

  mail({ id }: Message): Buffer {
    return readFileSync(this.file(id, 'eml'));
  }

  clear(): void {
    for (const id of this.byId.keys()) {
      rmSync(this.file(id, 'eml'), { force: true });
      rmSync(this.file(id, 'json'), { force: true });
    }
    this.byId.clear();
  }
}
