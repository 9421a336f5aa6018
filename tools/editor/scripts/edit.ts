import path from 'node:path';
import { freePort } from '@/scripts/shared/listen';
import type { StepResult } from '@/scripts/shared/steps';
import { installEditor } from './install-editor';
import { type EditorOptions, openEditor } from './open-editor';

/** Until Ctrl+C. @param options the ports are the first to try */
export async function edit(options: EditorOptions): Promise<StepResult> {
  try {
    installEditor();
    const editorPort = await freePort(options.editorPort, 'the editor');
    const previewPort = await freePort(options.previewPort, 'the preview');
    const editor = openEditor({ site: path.resolve(options.site), editorPort, previewPort });
    // Ctrl+C reaches both servers; other signals do not.
    process.once('SIGINT', editor.stop);
    process.once('SIGTERM', editor.stop);
    const ok = await editor.ready;
    if (ok) {
      console.log(`
The editor    http://127.0.0.1:${editorPort}/        write and save here
The preview   http://127.0.0.1:${previewPort}/blogs   shows what you have saved, drafts included

Open the first address in your browser. The first visit to each page takes some seconds.
Ctrl+C stops both.
`);
    }
    await editor.ended;
    console.log('The editor is closed.');
    return { ok };
  } catch (error) {
    return { ok: false, output: error instanceof Error ? error.message : String(error) };
  }
}
