import { publicSettings } from '../public-settings';
import { HONEYPOT } from './constants';
import { type ProviderForm, outcomeMessage } from './messages';
import type { Payload } from './payloads';
import { submit } from './submit';

/** What the visitor is told about a submission. */
export interface Outcome {
  readonly status: 'sent' | 'failed';
  readonly text: string;
}

/**
 * Sends a form to the provider of this build and says what the visitor reads about it (section 8).
 * Failures are logged to the console.
 *
 * @param data the form's entries, for the honeypot
 */
export async function sendForm(
  form: ProviderForm,
  payload: Payload,
  data: FormData,
  signal?: AbortSignal,
): Promise<Outcome> {
  const honeypot = data.get(HONEYPOT);
  const result = await submit(payload, {
    endpoint: publicSettings.formEndpoint,
    honeypot: typeof honeypot === 'string' ? honeypot : '',
    ...(signal ? { signal } : {}),
  });
  if (result.status !== 'sent') console.error(`The ${form} form was not sent:`, result);
  return {
    status: result.status === 'sent' ? 'sent' : 'failed',
    text: outcomeMessage(form, result),
  };
}
