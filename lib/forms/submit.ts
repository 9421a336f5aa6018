import { REQUEST_TIMEOUT_MS } from './constants';
import type { Payload } from './payloads';

/**
 * What became of a submission:
 * - `sent`: the provider took it;
 * - `rejected`: the provider answered without success, perhaps with a message;
 * - `failed`: no usable answer came (network, time, something that is not JSON).
 */
export type SubmitResult =
  | { readonly status: 'sent' }
  | { readonly status: 'rejected'; readonly message?: string }
  | { readonly status: 'failed'; readonly reason: FailureReason; readonly error?: unknown };

type FailureReason = 'network' | 'timeout' | 'aborted' | 'answer';

export interface SubmitOptions {
  readonly endpoint: string;
  /** What stands in the honeypot; anything but '' came from a program (decision 17). */
  readonly honeypot?: string;
  readonly signal?: AbortSignal;
  /** Milliseconds until the request is given up, the answer's body included. */
  readonly timeoutMs?: number;
}

/** Reads the two fields of the answer that count (section 7), or null if it is no JSON object. */
function readAnswer(text: string): { success: boolean; message?: string } | null {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return null;
  const message =
    'message' in answer && typeof answer.message === 'string' && answer.message.trim();
  return {
    success: 'success' in answer && answer.success === true,
    ...(message ? { message } : {}),
  };
}

/**
 * Sends one of the three payloads to the provider (section 7). Never throws: whatever goes wrong is
 * a result. With a filled honeypot it reports success and sends nothing.
 */
export async function submit(payload: Payload, options: SubmitOptions): Promise<SubmitResult> {
  const { endpoint, honeypot = '', signal, timeoutMs = REQUEST_TIMEOUT_MS } = options;
  if (honeypot !== '') return { status: 'sent' };
  if (signal?.aborted) return { status: 'failed', reason: 'aborted' };

  const controller = new AbortController();
  let reason: FailureReason = 'network';
  const giveUp = (why: FailureReason) => () => {
    reason = why;
    controller.abort();
  };
  const timer = setTimeout(giveUp('timeout'), timeoutMs);
  const onAbort = giveUp('aborted');
  signal?.addEventListener('abort', onAbort);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(payload),
      signal: controller.signal,
    });
    const answer = readAnswer(await response.text());
    if (!answer || (answer.success && !response.ok)) return { status: 'failed', reason: 'answer' };
    const { success, ...rest } = answer;
    return success ? { status: 'sent' } : { status: 'rejected', ...rest };
  } catch (error) {
    return { status: 'failed', reason, error };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}
