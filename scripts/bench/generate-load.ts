import { connect } from 'node:net';

/** What is asked for, how often, and how long at most. */
export interface Load {
  /** Port of this machine. */
  readonly port: number;
  readonly path: string;
  readonly acceptEncoding: string;
  /** The load ends after so many answers or so many seconds, whichever comes first. */
  readonly requests: number;
  readonly seconds: number;
  readonly connections: number;
}

/** What came of a {@link Load}. */
export interface LoadResult {
  /** Answers with status 200 that came whole. */
  readonly requests: number;
  /** All that arrived, headers included. */
  readonly bytes: number;
  readonly seconds: number;
  /** What went wrong, one line each. */
  readonly errors: readonly string[];
}

/** Where the answer at the beginning of a buffer ends, in bytes; undefined while it is not whole. */
function endOfAnswer(data: Buffer): number | undefined {
  const headEnd = data.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const head = data.toString('latin1', 0, headEnd);
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined) {
    const end = headEnd + 4 + Number(length);
    return data.length >= end ? end : undefined;
  }
  // Without a length the answer comes in chunks, the last of which is empty.
  const end = data.indexOf('\r\n0\r\n\r\n', headEnd);
  return end < 0 ? undefined : end + 7;
}

/**
 * Asks a server of this machine for the same address again and again, on several connections that
 * stay open, and reads the answers no further than to see where they end: so the generator, which
 * shares the machine, costs little.
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
