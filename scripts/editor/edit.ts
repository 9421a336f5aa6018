import path from 'node:path';
import { freePort } from '../shared/listen';
import type { StepResult } from '../shared/steps';
import { installEditor } from './install-editor';
import { type EditorOptions, openEditor } from './open-editor';

async function runEditor({ site, editorPort, previewPort }: EditorOptions): Promise<boolean> {
  installEditor();
  const ports = {
    editorPort: await freePort(editorPort, 'the editor'),
    previewPort: await freePort(previewPort, 'the preview'),
  };
  const editor = openEditor({ site: path.resolve(site), ...ports });
  // Ctrl+C reaches both servers; other signals do not.
  process.once('SIGINT', editor.stop);
  process.once('SIGTERM', editor.stop);
  const ok = await editor.ready;
  if (ok) {
    console.log(`
The editor    http://127.0.0.1:${ports.editorPort}/        write and save here
The preview   http://127.0.0.1:${ports.previewPort}/blogs   shows what you have saved, drafts included

Open the first address in your browser. The first visit to each page takes some seconds.
Ctrl+C stops both.
`);
  }
  await editor.ended;
  console.log('The editor is closed.');
  return ok;
}

/** Until Ctrl+C. @param options the ports are the first to try */
export async function edit(options: EditorOptions): Promise<StepResult> {
  try {
    return { ok: await runEditor(options) };
  } catch (error) {
    return { ok: false, output: error instanceof Error ? error.message : String(error) };
  }
}
