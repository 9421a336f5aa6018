import { runBrowserTests } from '../tests/browser-tests';

const { ok, notes = [] } = await runBrowserTests(true);
for (const note of notes) console.log(note);
if (!ok) process.exitCode = 1;
