import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildDay, company, publicPages } from '@/content';
import { loadSettings } from '../shared/settings';
import { root } from '../shared/steps';
import { caddyFiles } from './caddy';
import { cloudfrontFiles } from './cloudfront';
import { createHostRules } from './host-rules';
import { nginxFiles } from './nginx';
import { SECURITY_TXT, securityTxt } from './security-txt';
import { HOST_RULES_FILE, type HostFiles, type HostedSite } from './hosted-site';
import { exportedFiles, vercelFiles } from './static-hosts';

const deploy = path.join(root, 'deploy');

function write(folder: string, files: HostFiles): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const settings = loadSettings();
const site: HostedSite = { rules: createHostRules(settings), basePath: settings.basePath };

write(path.join(root, path.dirname(HOST_RULES_FILE)), {
  [path.basename(HOST_RULES_FILE)]: `${JSON.stringify(site.rules, null, 2)}\n`,
  ...nginxFiles(site),
  ...caddyFiles(site),
  ...vercelFiles(site),
  ...cloudfrontFiles(
    site,
    readFileSync(path.join(deploy, 'cloudfront-function.js'), 'utf8'),
    publicPages().map((page) => page.path),
  ),
});
write(path.join(root, 'out'), {
  ...exportedFiles(site),
  [SECURITY_TXT]: securityTxt({ company, siteUrl: settings.siteUrl, day: buildDay() }),
});
