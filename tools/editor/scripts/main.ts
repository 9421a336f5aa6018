import { parseArgs } from 'node:util';
import { finish } from '@/scripts/shared/finish';
import { root, script } from '@/scripts/shared/steps';

const help = `npm run edit                    opens the editor, where posts are written, and the preview
npm run edit -- --port 3400     looks for a free port for the editor from 3400 on, not from 3200
npm run edit -- --site folder   edits the posts of a copy of this repository
npm run edit -- --tidy          writes all posts as the editor formats them
npm run edit -- --pictures      takes the pictures of docs/content.md`;

const [command = '', ...args] = process.argv.slice(2);
if (command === 'test') {
  const { runEditorTests } = await import('./run-tests');
  finish(await runEditorTests(args));
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
    const { installEditor } = await import('./install-editor');
    installEditor();
    finish(await script('', ['tools/editor/tidy.ts'], { live: true }).run());
  } else if (values.pictures) {
    const { takeEditorPictures } = await import('./take-pictures');
    finish({ ok: await takeEditorPictures() });
  } else {
    const { edit } = await import('./edit');
    const { port, preview, site } = values;
    finish(await edit({ site, editorPort: Number(port), previewPort: Number(preview) }));
  }
}
