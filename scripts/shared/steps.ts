import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Step {
  name: string;
  run: () => Promise<StepResult>;
}

export interface StepResult {
  ok: boolean;
  output?: string;
  /** Such as what was skipped and why. */
  notes?: string[];
}

/** Node runs it on every system without a shell. */
export function nodeCommand(packageName: string, command = packageName): string {
  const folder = path.join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin[command];
  if (file === undefined) throw new Error(`${packageName} has no command ${command}`);
  return path.join(folder, file);
}

/** Node has four by default, on every machine. */
const THREADS = String(Math.max(4, availableParallelism()));

export interface RunOptions {
  live?: boolean;
  env?: Record<string, string>;
}

function runNode(args: string[], { live = false, env = {} }: RunOptions): Promise<StepResult> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { NEXT_TELEMETRY_DISABLED: '1', UV_THREADPOOL_SIZE: THREADS, ...process.env, ...env },
      stdio: live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += String(chunk)));
    child.stderr?.on('data', (chunk) => (output += String(chunk)));
    child.on('close', (code) => {
      resolve({ ok: code === 0, output });
    });
  });
}

export function tool(
  name: string,
  [packageName, ...args]: [string, ...string[]],
  options: RunOptions = {},
): Step {
  const [id = '', command] = packageName.split(':');
  return { name, run: () => runNode([nodeCommand(id, command), ...args], options) };
}

export function script(name: string, args: string[], options: RunOptions = {}): Step {
  return { name, run: () => runNode(['--import=tsx', ...args], options) };
}

export function since(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/** @returns the names of the steps that failed */
export async function runSteps(steps: Step[], atOnce = 1): Promise<string[]> {
  const waiting = [...steps];
  const failed: string[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const start = performance.now();
      const { ok, output, notes = [] } = await step.run();
      console.log(`${ok ? 'ok  ' : 'FAIL'}  ${step.name.padEnd(24)} ${since(start).padStart(8)}`);
      for (const note of notes) console.log(`      ${note}`);
      if (!ok) {
        failed.push(step.name);
        if (output) console.log(output.trimEnd());
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return failed;
}

export async function runInOrder(steps: Step[]): Promise<string[]> {
  for (const step of steps) {
    const failed = await runSteps([step]);
    if (failed.length > 0) return failed;
  }
  return [];
}
