import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { company } from '@/content/company';
import { courses, industries, products, services } from '@/content/entries';
import { isBusy } from '../shared/listen';
import { nodeCommand } from '../shared/steps';
import { editorFolder } from './install-editor';

/** Ports of the editor and the preview, and the site to edit. */
export interface EditorOptions {
  /** The folder of the site: this repository's, or a copy of it in tests. */
  readonly site: string;
  readonly editorPort: number;
  readonly previewPort: number;
}

/** The environment of the editor (editor/lib/names.ts). */
interface EditorSettings {
  readonly company: string;
  readonly preview: string;
  readonly related: Readonly<Record<string, readonly EntryName[]>>;
}

/** The two development servers. */
export interface OpenEditor {
  /** Resolves to true when both listen, or to false when one of them has ended. */
  readonly ready: Promise<boolean>;
  /** Resolves when both have ended. */
  readonly ended: Promise<void>;
  readonly stop: () => void;
}

/** An entry by its slug and the name of its page. */
interface EntryName {
  readonly value: string;
  readonly label: string;
}

/** Entries sorted by name. */
const namesOf = (entries: readonly { readonly slug: string; readonly title: string }[]) =>
  entries
    .map(({ slug, title }): EntryName => ({ value: slug, label: title }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));

/** Interval of the checks whether a server listens, in milliseconds. */
const ASK_MS = 100;

interface Server {
  readonly name: string;
  readonly folder: string;
  readonly command: string;
  readonly port: number;
  readonly env?: Record<string, string>;
}

function start({ folder, command, port, env }: Server): ChildProcess {
  // On all interfaces, others on the network could write posts.
  return spawn(
    process.execPath,
    [command, 'dev', '--port', String(port), '--hostname', '127.0.0.1'],
    {
      cwd: folder,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
}

/** Starts the editor, and the development server of the site as its preview. */
export function openEditor({ site, editorPort, previewPort }: EditorOptions): OpenEditor {
  const settings: EditorSettings = {
    company: company.name,
    preview: `http://127.0.0.1:${previewPort}`,
    related: {
      services: namesOf(services),
      products: namesOf(products),
      courses: namesOf(courses),
      industries: namesOf(industries),
    },
  };
  const servers: Server[] = [
    {
      name: 'editor',
      folder: editorFolder,
      command: path.join(editorFolder, 'node_modules/next/dist/bin/next'),
      port: editorPort,
      env: { EDITOR_SITE: site, EDITOR_SETTINGS: JSON.stringify(settings) },
    },
    { name: 'preview', folder: site, command: nodeCommand('next'), port: previewPort },
  ];
  let isStopping = false;
  let running: ChildProcess[] = [];
  const stop = () => {
    isStopping = true;
    for (const child of running) child.kill();
  };
  running = servers.map((server) => {
    const child = start(server);
    let lastLines = '';
    const keep = (chunk: unknown) => {
      lastLines = (lastLines + String(chunk)).slice(-4000);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('close', () => {
      if (isStopping) return;
      console.error(`The ${server.name} ended by itself. It said last:\n${lastLines.trimEnd()}`);
      stop();
    });
    return child;
  });
  const closed = running.map(
    (child) =>
      new Promise<void>((resolve) => {
        child.once('close', () => {
          resolve();
        });
      }),
  );
  const listening = async (): Promise<boolean> => {
    while (!isStopping) {
      const busy = await Promise.all([editorPort, previewPort].map(isBusy));
      if (!busy.includes(false)) return true;
      await new Promise((resolve) => setTimeout(resolve, ASK_MS));
    }
    return false;
  };
  return { ready: listening(), ended: Promise.all(closed).then(() => undefined), stop };
}
