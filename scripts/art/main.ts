import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { installTool } from '../shared/install-tool';
import { root } from '../shared/steps';

const FOLDER = 'tools/art';

const help = `npm run art              draws the pictures of tools/art into public/
npm run art -- --check   says which files there are out of date
npm run art -- --test    runs the tests of the drawing kit`;

const options = process.argv.slice(2);
if (options.includes('--help')) {
  console.log(help);
} else {
  installTool('drawing kit', FOLDER);
  const command = options.includes('--test')
    ? ['node_modules/jest/bin/jest.js']
    : ['--import=tsx', 'src/main.ts', ...options];
  const { status } = spawnSync(process.execPath, command, {
    cwd: path.join(root, FOLDER),
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
