import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { close, isBusy, listen } from '../../../scripts/shared/listen';
import { startEditor } from './fixtures';

// Without the fixture of the other tests, whose editor builds into the same folder.
test('names a busy port, takes the next one, and ends with both servers at Ctrl+C', async () => {
  const other = createServer();
  await listen(other, 3280);
  const editor = await startEditor(['--port', '3280', '--preview', '3290']);
  expect(editor.output).toContain('Port 3280 for the editor is busy, trying 3281.');
  expect(editor.editor).toBe('http://127.0.0.1:3281');
  expect((await fetch(editor.editor)).status).toBe(200);

  editor.process.kill('SIGINT');
  expect(await editor.ended).toContain('The editor is closed.');
  expect(await Promise.all([3281, 3290].map(isBusy))).toEqual([false, false]);
  await close(other);
});
