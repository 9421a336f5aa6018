import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { company } from '@/content/company';
import { allJobs, courses, industries, products, services } from '@/content/entries';
import { buildPages } from '@/content/registry';
import { isBusy } from '@/scripts/shared/listen';
import { nodeCommand } from '@/scripts/shared/steps';
import { editorFolder } from './install-editor';

export interface EditorOptions {
  /** In tests a copy. */
  readonly site: string;
  readonly editorPort: number;
  readonly previewPort: number;
}

export interface OpenEditor {
  /** True when both listen, false when one has ended. */
  readonly ready: Promise<boolean>;
  readonly ended: Promise<void>;
  readonly stop: () => void;
}

const namesOf = (entries: readonly { readonly slug: string; readonly title: string }[]) =>
  entries
    .map(({ slug, title }) => ({ value: slug, label: title }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));

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

export function openEditor({ site, editorPort, previewPort }: EditorOptions): OpenEditor {
  // With the type of editor/lib/names.ts.
  const settings = {
    pages: buildPages([]).map(({ path: value, crumb: label }) => ({ value, label })),
    courses: courses.map(({ slug, title, path: page, openLab }) => ({
      value: slug,
      label: title,
      path: page,
      lab: openLab,
    })),
    jobs: allJobs.map(({ file, title, path: page }) => ({
      value: file,
      label: title,
      path: page,
    })),
    company: company.name,
    preview: `http://127.0.0.1:${previewPort}`,
    related: {
      services: namesOf(services),
      products: namesOf(products),
      courses: namesOf(courses),
      industries: namesOf(industries),
    },
  };
  const editor: Server = {
    name: 'editor',
    folder: editorFolder,
    command: path.join(editorFolder, 'node_modules/next/dist/bin/next'),
    port: editorPort,
    env: { EDITOR_SITE: site, EDITOR_SETTINGS: JSON.stringify(settings) },
  };
  const preview: Server = {
    name: 'preview',
    folder: site,
    command: nodeCommand('next'),
    port: previewPort,
  };
  let isStopped = false;
  const goesOn = () => !isStopped;
  const children = new Map<Server, ChildProcess>();
  const run = async (server: Server): Promise<void> => {
    while (goesOn()) {
      const child = start(server);
      children.set(server, child);
      let lastLines = '';
      const keep = (chunk: unknown) => {
        lastLines = (lastLines + String(chunk)).slice(-4000);
      };
      child.stdout?.on('data', keep);
      child.stderr?.on('data', keep);
      await once(child, 'close');
      // Without an entry it was ended to start again.
      if (!goesOn() || !children.has(server)) continue;
      console.error(`The ${server.name} ended by itself. It said last:\n${lastLines.trimEnd()}`);
      stop();
    }
  };
  // They are constants of modules, which only a new start reads again.
  const watcher = watch(path.join(site, 'content/data'), () => {
    const child = children.get(preview);
    children.delete(preview);
    child?.kill();
  });
  const stop = () => {
    isStopped = true;
    watcher.close();
    for (const child of children.values()) child.kill();
  };
  const ended = Promise.all([editor, preview].map(run));
  const listening = async (): Promise<boolean> => {
    while (goesOn()) {
      const busy = await Promise.all([editorPort, previewPort].map(isBusy));
      if (!busy.includes(false)) return true;
      await pause(100);
    }
    return false;
  };
  return { ready: listening(), ended: ended.then(() => undefined), stop };
}
