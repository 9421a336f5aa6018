import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
}

// A kept connection that the server has closed meanwhile would fail.
const agent = new Agent({ maxSockets: 8 });

function decoded(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  if (encoding === 'gzip') return gunzipSync(body);
  return body;
}

function send(port: number, path: string, { method = 'GET', headers = {} }: Question) {
  return new Promise<Omit<Answer, 'text'>>((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, path, method, headers, agent },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const { statusCode: status = 0, headers: received } = incoming;
          resolve({ status, headers: received, body: Buffer.concat(chunks) });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end();
  });
}

/** Without normalizing the address. */
export async function ask(port: number, path: string, question: Question = {}): Promise<Answer> {
  const answer = await send(port, path, question);
  const { body, headers } = answer;
  const text = body.length > 0 ? decoded(body, headers['content-encoding']).toString('utf8') : '';
  return { ...answer, text };
}
