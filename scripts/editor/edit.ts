import path from 'node:path';
import { freePort } from '../shared/listen';
import type { StepResult } from '../shared/steps';
import { installDesk } from './install-editor';
import { type DeskOptions, openDesk } from './open-editor';

async function runDesk({ site, deskPort, previewPort }: DeskOptions): Promise<boolean> {
  installDesk();
  const ports = {
    deskPort: await freePort(deskPort, 'the desk'),
    previewPort: await freePort(previewPort, 'the preview'),
  };
  const desk = openDesk({ site: path.resolve(site), ...ports });
  // Ctrl+C reaches both servers; other signals do not.
  process.once('SIGINT', desk.stop);
  process.once('SIGTERM', desk.stop);
  const ok = await desk.ready;
  if (ok) {
    console.log(`
The desk      http://127.0.0.1:${ports.deskPort}/        write and save here
The preview   http://127.0.0.1:${ports.previewPort}/blogs   shows what you have saved, drafts included

Open the first address in your browser. The first visit to each page takes some seconds.
Ctrl+C stops both.
`);
  }
  await desk.ended;
  console.log('The desk is closed.');
  return ok;
}

/**
 * Installs and opens the editor's desk with its preview, until Ctrl+C.
 *
 * @param options the ports are the first to try; a busy one is replaced by the next free one
 */
export async function edit(options: DeskOptions): Promise<StepResult> {
  try {
    return { ok: await runDesk(options) };
  } catch (error) {
    return { ok: false, output: error instanceof Error ? error.message : String(error) };
  }
}
