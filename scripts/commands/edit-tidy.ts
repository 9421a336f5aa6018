import { installDesk } from '../desk/install-desk';
import { script } from '../shared/steps';

installDesk();
const { ok } = await script('', ['editor/tidy.ts'], { live: true }).run();
if (!ok) process.exitCode = 1;
