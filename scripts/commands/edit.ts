import path from 'node:path';
import { parseArgs } from 'node:util';
import { installDesk } from '../desk/install-desk';
import { openDesk } from '../desk/open-desk';
import { freePort } from '../shared/listen';
import { root } from '../shared/steps';

const help = `npm run edit                    opens the desk, where posts are written, and the preview
npm run edit -- --port 3400     begins to look for a free port for the desk at 3400, not 3200
npm run edit -- --site folder   edits the posts of a copy of this repository`;

const { values: options } = parseArgs({
  options: {
    port: { type: 'string', default: '3200' },
    preview: { type: 'string', default: '3000' },
    site: { type: 'string', default: root },
    help: { type: 'boolean', default: false },
  },
});

async function edit(): Promise<void> {
  installDesk();
  const deskPort = await freePort(Number(options.port), 'the desk');
  const previewPort = await freePort(Number(options.preview), 'the preview');
  const desk = openDesk({ site: path.resolve(options.site), deskPort, previewPort });
  // Ctrl+C reaches both servers, too; another signal does not.
  process.once('SIGINT', desk.stop);
  process.once('SIGTERM', desk.stop);
  if (await desk.ready) {
    console.log(`
The desk      http://127.0.0.1:${deskPort}/        write and save here
The preview   http://127.0.0.1:${previewPort}/blogs   shows what you have saved, drafts included

Open the first address in your browser. Each page takes some seconds when you open it first.
Ctrl+C ends both.
`);
  } else {
    process.exitCode = 1;
  }
  await desk.ended;
  console.log('The desk is closed.');
}

if (options.help) console.log(help);
else {
  try {
    await edit();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
