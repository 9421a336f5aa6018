import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadSettings } from '../build-site';
import { HOST_RULES_FILE } from '../host/rules';
import { root } from '../steps';
import { caddyFiles } from './caddy';
import { cloudfrontFiles } from './cloudfront';
import { createHostRules } from './host-rules';
import { nginxFiles } from './nginx';
import { type HostFiles, type HostedSite } from './site';
import { exportedFiles, vercelFiles } from './static-hosts';

const deploy = path.join(root, 'deploy');

function write(folder: string, files: HostFiles): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
}

const settings = loadSettings();
const site: HostedSite = { rules: createHostRules(settings), basePath: settings.basePath };

write(path.join(root, path.dirname(HOST_RULES_FILE)), {
  [path.basename(HOST_RULES_FILE)]: `${JSON.stringify(site.rules, null, 2)}\n`,
  ...nginxFiles(site),
  ...caddyFiles(site),
  ...vercelFiles(site),
  ...cloudfrontFiles(site, readFileSync(path.join(deploy, 'cloudfront-function.js'), 'utf8')),
});
write(path.join(root, 'out'), exportedFiles(site));
