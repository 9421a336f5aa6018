import { publicSettings } from '../public-settings';
import { HONEYPOT, REQUEST_TIMEOUT_MS } from './constants';
import type { FieldName } from './messages';
import { PROVIDER_FORMS, type ProviderForm, type ProviderFormName } from './provider-forms';
import { readValues } from './values';

export type FormResult =
  | { readonly status: 'sent' | 'failed'; readonly text: string }
  | { readonly status: 'refused'; readonly text: string; readonly field: FieldName };

interface Answer {
  readonly success: boolean;
  readonly message?: string;
}

function readAnswer(text: string): Answer {
  const answer: unknown = JSON.parse(text);
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) {
    throw new Error('The answer is no JSON object');
  }
  const message =
    'message' in answer && typeof answer.message === 'string' && answer.message.trim();
  return {
    success: 'success' in answer && answer.success === true,
    ...(message ? { message } : {}),
  };
}

async function post(body: Readonly<Record<string, string>>): Promise<Answer> {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort(new Error(`No answer within ${REQUEST_TIMEOUT_MS} ms`));
  }, REQUEST_TIMEOUT_MS);
  try {
    const response = await fetch(publicSettings.formEndpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: controller.signal,
    });
    const answer = readAnswer(await response.text());
    if (answer.success && !response.ok) throw new Error(`Success with status ${response.status}`);
    return answer;
  } finally {
    clearTimeout(timer);
  }
}

/** Never throws. A filled honeypot counts as sent, without a request. */
export async function sendForm(name: ProviderFormName, data: FormData): Promise<FormResult> {
  const { fields, payload, messages }: ProviderForm = PROVIDER_FORMS[name];
  if (data.get(HONEYPOT)) return { status: 'sent', text: messages.sent };
  const fail = (text: string, reason: unknown): FormResult => {
    console.error(`The ${name} form was not sent:`, reason);
    return { status: 'failed', text };
  };
  try {
    const { success, message } = await post({
      access_key: publicSettings.formAccessKey,
      ...payload(readValues(data, fields)),
    });
    return success
      ? { status: 'sent', text: messages.sent }
      : fail(messages.rejected(message), message ?? 'The provider gave no reason');
  } catch (error) {
    return fail(messages.failed, error);
  }
}
