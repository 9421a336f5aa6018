import { z } from 'zod';

export const outcomes = {
  deliver: 'Takes the message: success is true',
  refuse: 'Refuses with a message of its own: status 400, success is false',
  'server-error': 'Fails with HTTP status 500',
  drop: 'Drops the connection without an answer',
} as const;

type Outcome = keyof typeof outcomes;

export const REFUSAL = 'The local inbox was told to refuse this message.';

export const MAX_DELAY_SECONDS = 60;

export const behaviorSchema = z.strictObject({
  outcome: z.enum(Object.keys(outcomes) as [Outcome, ...Outcome[]]).default('deliver'),
  delaySeconds: z.coerce.number().min(0).max(MAX_DELAY_SECONDS).default(0),
});

export type Behavior = z.infer<typeof behaviorSchema>;

export const normalBehavior: Behavior = { outcome: 'deliver', delaySeconds: 0 };
