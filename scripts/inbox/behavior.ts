import { z } from 'zod';

/** How the inbox answers a message that is in order, and what that is for. */
export const outcomes = {
  deliver: 'Takes the message: success is true',
  refuse: 'Refuses with a message of its own: status 400, success is false',
  'refuse-silently': 'Refuses without a message: status 200, success is false',
  'server-error': 'Fails with HTTP status 500',
  'invalid-json': 'Answers with something that is not JSON',
  drop: 'Drops the connection without an answer',
} as const;

export type Outcome = keyof typeof outcomes;

/** The message of the outcome `refuse`. */
export const REFUSAL = 'The local inbox was told to refuse this message.';

/** Seconds that an answer can be held back at most. */
export const MAX_DELAY_SECONDS = 60;

/** What the inbox does with the next messages. */
export const behaviorSchema = z.strictObject({
  outcome: z.enum(Object.keys(outcomes) as [Outcome, ...Outcome[]]).default('deliver'),
  delaySeconds: z.coerce.number().min(0).max(MAX_DELAY_SECONDS).default(0),
});

export type Behavior = z.infer<typeof behaviorSchema>;

export const normalBehavior: Behavior = { outcome: 'deliver', delaySeconds: 0 };
