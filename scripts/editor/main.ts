import { parseArgs } from 'node:util';
import { finish } from '../shared/finish';
import { root, script } from '../shared/steps';

const help = `npm run edit                    opens the editor, where posts are written, and the preview
npm run edit -- --port 3400     looks for a free port for the editor from 3400 on, not from 3200
npm run edit -- --site folder   edits the posts of a copy of this repository
npm run edit -- --tidy          writes all posts as the editor formats them
npm run edit -- --pictures      takes the pictures of docs/content.md`;

const [command = '', ...args] = process.argv.slice(2);
if (command === 'test') {
  const { runDeskTests } = await import('./run-tests');
  finish(await runDeskTests(args, true));
} else {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '3200' },
      preview: { type: 'string', default: '3000' },
      site: { type: 'string', default: root },
      tidy: { type: 'boolean', default: false },
      pictures: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
  } else if (values.tidy) {
    const { installDesk } = await import('./install-editor');
    installDesk();
    finish(await script('', ['editor/tidy.ts'], { live: true }).run());
  } else if (values.pictures) {
    const { takeDeskPictures } = await import('./take-pictures');
    finish({ ok: await takeDeskPictures() });
  } else {
    const { edit } = await import('./edit');
    const { port, preview, site } = values;
    finish(await edit({ site, deskPort: Number(port), previewPort: Number(preview) }));
  }
}
