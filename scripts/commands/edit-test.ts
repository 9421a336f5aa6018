import { runDeskTests } from '../tests/desk-tests';

const { ok, output } = await runDeskTests(process.argv.slice(2), true);
if (output) console.error(output);
if (!ok) process.exitCode = 1;
