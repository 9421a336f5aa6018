import { z } from 'zod';
import type { Settings } from '@/lib/build/settings';
import { REQUEST_TIMEOUT_MS } from '@/lib/forms/constants';
import { PROVIDER_FORMS } from '@/lib/forms/provider-forms';
import type { StepResult } from '../../shared/steps';

const reply = z.object({ success: z.boolean(), message: z.string().optional() });

/** One message, marked as a test, without a retry. */
export async function checkForm({
  formEndpoint,
  formAccessKey,
  siteUrl,
}: Pick<Settings, 'formEndpoint' | 'formAccessKey' | 'siteUrl'>): Promise<StepResult> {
  const body = {
    access_key: formAccessKey,
    ...PROVIDER_FORMS.contact.payload({
      name: 'Form check',
      email: 'form-check@website.example',
      mobile: '0000000000',
      subject: `[Test] Form check for ${siteUrl}`,
      message: `Test message sent at ${new Date().toISOString()}. No answer is needed. नमस्ते`,
    }),
  };
  let status;
  let text;
  try {
    const answer = await fetch(formEndpoint, {
      method: 'POST',
      // Some providers look at the origin.
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
    return { ok: false, output: `FAILED: no answer (${reason}).` };
  }
  let parsed;
  try {
    parsed = reply.safeParse(JSON.parse(text));
  } catch {
    parsed = undefined;
  }
  if (!parsed?.success) {
    const start = JSON.stringify(text.slice(0, 200));
    return { ok: false, output: `FAILED: HTTP ${status} with an unexpected answer: ${start}` };
  }
  const { success, message = 'no message' } = parsed.data;
  const answered = `HTTP ${status}, success ${String(success)}: ${message}`;
  return success
    ? { ok: true, output: `Accepted (${answered}). Now check that the mail arrives.` }
    : { ok: false, output: `FAILED: refused (${answered}).` };
}

export async function runFormCheck(settings: Settings): Promise<StepResult> {
  console.log(`Sending a test message to ${settings.formEndpoint}`);
  const result = await checkForm(settings);
  if (result.ok || !settings.usesLocalInbox) return result;
  const hint = 'No provider is set. The local inbox runs while npm start or npm run dev runs.';
  return { ok: false, output: `${result.output ?? ''}\n${hint}` };
}
