import { runHostTests } from '../tests/host-tests';

const { ok, output } = await runHostTests(process.argv.slice(2), true);
if (output) console.error(output);
if (!ok) process.exitCode = 1;
