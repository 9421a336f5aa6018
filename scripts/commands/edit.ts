import { parseArgs } from 'node:util';
import { edit } from '../desk/edit';
import { finish } from '../shared/finish';
import { root } from '../shared/steps';

const help = `npm run edit                    opens the desk, where posts are written, and the preview
npm run edit -- --port 3400     looks for a free port for the desk from 3400 on, not from 3200
npm run edit -- --site folder   edits the posts of a copy of this repository`;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3200' },
    preview: { type: 'string', default: '3000' },
    site: { type: 'string', default: root },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(help);
else {
  const { port, preview, site } = values;
  finish(await edit({ site, deskPort: Number(port), previewPort: Number(preview) }));
}
