import { type Step, script } from './steps';

/** In a process, because the syntax trees of thousands of posts would stay in memory. */
export const contentStep = (command: 'check' | 'before-build'): Step => ({
  name: 'content',
  run: async () => {
    const { ok, output = '' } = await script('', ['scripts/content/main.ts', command]).run();
    return ok ? { ok, notes: output.split('\n').filter(Boolean) } : { ok, output };
  },
});
