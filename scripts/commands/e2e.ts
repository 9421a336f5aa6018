import { runEndToEnd } from '../tests/end-to-end';

const { ok, output } = await runEndToEnd(process.argv.slice(2), true);
if (output) console.error(output);
if (!ok) process.exitCode = 1;
