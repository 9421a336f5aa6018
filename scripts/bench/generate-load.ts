import { connect } from 'node:net';

/** The requests to send, and their limits. */
export interface Load {
  /** Port on this machine. */
  readonly port: number;
  readonly path: string;
  readonly acceptEncoding: string;
  /** The load ends after this number of responses or seconds, whichever comes first. */
  readonly requests: number;
  readonly seconds: number;
  readonly connections: number;
}

/** Result of a {@link Load}. */
export interface LoadResult {
  /** Complete responses with status 200. */
  readonly requests: number;
  /** All received bytes, headers included. */
  readonly bytes: number;
  readonly seconds: number;
  /** Errors, one line each. */
  readonly errors: readonly string[];
}

/** Length in bytes of the response at the start of a buffer; undefined while it is incomplete. */
function endOfAnswer(data: Buffer): number | undefined {
  const headEnd = data.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const head = data.toString('latin1', 0, headEnd);
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined) {
    const end = headEnd + 4 + Number(length);
    return data.length >= end ? end : undefined;
  }
  // Without a length the response is chunked; the last chunk is empty.
  const end = data.indexOf('\r\n0\r\n\r\n', headEnd);
  return end < 0 ? undefined : end + 7;
}

/**
 * Sends requests for one address to a local server on several keep-alive connections. It parses
 * responses only to find their end, because it shares the machine with the server.
 */
export async function generateLoad(load: Load): Promise<LoadResult> {
  const { port, path, acceptEncoding, requests, seconds, connections } = load;
  const question =
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n` +
    `Accept-Encoding: ${acceptEncoding}\r\n\r\n`;
  const start = performance.now();
  const elapsed = () => (performance.now() - start) / 1000;
  const errors: string[] = [];
  let asked = 0;
  let answered = 0;
  let bytes = 0;

  const visit = () =>
    new Promise<void>((resolve) => {
      const socket = connect({ host: '127.0.0.1', port });
      let waiting = false;
      let received: Buffer[] = [];
      const next = () => {
        waiting = asked < requests && elapsed() < seconds;
        if (!waiting) {
          socket.end();
          return;
        }
        asked += 1;
        socket.write(question);
      };
      socket.setNoDelay(true);
      socket.once('connect', next);
      socket.on('data', (chunk) => {
        received.push(chunk);
        const data = received.length === 1 ? chunk : Buffer.concat(received);
        received = [data];
        const end = endOfAnswer(data);
        if (end === undefined) return;
        const status = data.toString('latin1', 9, 12);
        if (status === '200' && end === data.length) answered += 1;
        else errors.push(`status ${status}, ${data.length - end} bytes too many`);
        bytes += data.length;
        received = [];
        next();
      });
      socket.on('error', (error) => errors.push(error.message));
      socket.on('close', () => {
        if (waiting) errors.push('closed before the answer was whole');
        resolve();
      });
    });

  await Promise.all(Array.from({ length: connections }, visit));
  return { requests: answered, bytes, seconds: elapsed(), errors };
}
