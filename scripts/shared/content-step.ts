import { type Step, script } from './steps';

/**
 * Checks the content in a process of its own, because the syntax trees of thousands of posts would
 * stay in memory.
 *
 * @param command what the next steps need (scripts/content/main.ts)
 */
export const contentStep = (command: 'check' | 'before-build'): Step => ({
  name: 'content',
  run: async () => {
    const { ok, output = '' } = await script('', ['scripts/content/main.ts', command]).run();
    return ok ? { ok, notes: output.split('\n').filter(Boolean) } : { ok, output };
  },
});
