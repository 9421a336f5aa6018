import { z } from 'zod';
import type { Settings } from '@/lib/build/settings';
import { REQUEST_TIMEOUT_MS } from '@/lib/forms/constants';
import { PROVIDER_FORMS } from '@/lib/forms/provider-forms';

/** What became of the test message. */
export interface FormCheck {
  ok: boolean;
  report: string;
}

const reply = z.object({ success: z.boolean(), message: z.string().optional() });

/**
 * Sends a message that says it is a test to the form provider, as the contact form would send it
 * (section 7 of the specification). It goes out once; nothing is tried again.
 */
export async function checkForm({
  formEndpoint,
  formAccessKey,
  siteUrl,
}: Pick<Settings, 'formEndpoint' | 'formAccessKey' | 'siteUrl'>): Promise<FormCheck> {
  const body = {
    access_key: formAccessKey,
    ...PROVIDER_FORMS.contact.payload({
      name: 'Form check',
      email: 'form-check@website.example',
      mobile: '0000000000',
      subject: `[Test] Form check for ${siteUrl}`,
      message: `A test message of ${new Date().toISOString()}. Nobody waits for an answer. नमस्ते`,
    }),
  };
  let status;
  let text;
  try {
    const answer = await fetch(formEndpoint, {
      method: 'POST',
      // Providers that accept only certain domains look at the origin.
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        origin: new URL(siteUrl).origin,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    status = answer.status;
    text = await answer.text();
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    const reason = cause instanceof Error ? `${message}: ${cause.message}` : message;
    return { ok: false, report: `FAILED: no answer (${reason}).` };
  }
  let parsed;
  try {
    parsed = reply.safeParse(JSON.parse(text));
  } catch {
    parsed = undefined;
  }
  if (!parsed?.success) {
    const start = JSON.stringify(text.slice(0, 200));
    return { ok: false, report: `FAILED: HTTP ${status} with an unexpected answer: ${start}` };
  }
  const { success, message = 'no message' } = parsed.data;
  const said = `HTTP ${status}, success ${String(success)}: ${message}`;
  return success
    ? { ok: true, report: `Taken (${said}). Now see whether the mail arrives.` }
    : { ok: false, report: `FAILED: refused (${said}).` };
}
