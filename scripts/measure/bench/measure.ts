import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';

/** The resources that a command and its child processes used. */
export interface Usage {
  readonly ok: boolean;
  /** Wall time in seconds. */
  readonly wall: number;
  /** Processor time in seconds; undefined on systems without /proc. */
  readonly cpu: number | undefined;
  /** Highest sum of the resident memory of all processes, in bytes; undefined without /proc. */
  readonly peak: number | undefined;
  readonly output: string;
}

interface ProcessState {
  readonly pid: number;
  readonly parent: number;
  readonly cpuTicks: number;
  readonly pages: number;
}

const INTERVAL_MS = 100;

const systemNumber = (name: string): number =>
  Number(execFileSync('getconf', [name], { encoding: 'utf8' }));

/** The fields of proc(5) after the name, which may contain spaces and brackets. */
function readProcess(pid: string): ProcessState | undefined {
  let text;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    // The process has ended since the folder was listed.
    return undefined;
  }
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [, parent = 0] = fields;
  const cpuTicks = (fields[11] ?? 0) + (fields[12] ?? 0);
  return { pid: Number(pid), parent, cpuTicks, pages: fields[21] ?? 0 };
}

/** A process and its descendants. */
function treeOf(top: number): ProcessState[] {
  const waiting = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readProcess(pid) ?? []);
  const tree = waiting.filter(({ pid }) => pid === top);
  // The loop also visits the elements that it appends.
  for (const { pid } of tree) tree.push(...waiting.filter(({ parent }) => parent === pid));
  return tree;
}

/**
 * Runs a Node.js program and measures it with all its child processes. Shared memory counts once
 * for each process, so the peak is an upper bound.
 *
 * @param args the arguments of `node`
 * @param cwd the working directory
 */
export async function measure(args: readonly string[], cwd: string): Promise<Usage> {
  const canWatch = existsSync('/proc/self/stat');
  const tick = canWatch ? 1 / systemNumber('CLK_TCK') : 0;
  const page = canWatch ? systemNumber('PAGESIZE') : 0;
  const cpuTicks = new Map<number, number>();
  let highestPages = 0;

  const start = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const watch = setInterval(() => {
    if (!canWatch || child.pid === undefined) return;
    const tree = treeOf(child.pid);
    for (const { pid, cpuTicks: ticks } of tree) cpuTicks.set(pid, ticks);
    highestPages = Math.max(
      highestPages,
      tree.reduce((sum, { pages }) => sum + pages, 0),
    );
  }, INTERVAL_MS);

  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      output += String(error);
      resolve(null);
    });
    child.on('close', resolve);
  });
  clearInterval(watch);
  const wall = (performance.now() - start) / 1000;
  const ticks = [...cpuTicks.values()].reduce((sum, own) => sum + own, 0);
  return {
    ...{ ok: code === 0, wall, output },
    cpu: canWatch ? tick * ticks : undefined,
    peak: canWatch ? page * highestPages : undefined,
  };
}
