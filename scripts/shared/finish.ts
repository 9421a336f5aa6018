import type { StepResult } from './steps';

export function finish({ ok, output, notes = [] }: StepResult): void {
  for (const note of notes) console.log(note);
  if (output) (ok ? console.log : console.error)(output);
  if (!ok) process.exitCode = 1;
}
