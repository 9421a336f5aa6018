import { onBuild } from '../shared/exported';
import { finish } from '../shared/finish';

const [command = '', ...args] = process.argv.slice(2);
if (command === 'check') {
  const { checkCode } = await import('./check');
  finish({ ok: (await checkCode()).length === 0 });
} else if (command === 'e2e') {
  const { runE2eTests } = await import('./e2e');
  await onBuild(() => runE2eTests(args, true));
} else if (command === 'hosts') {
  const { runHostTests } = await import('./hosts');
  await onBuild(() => runHostTests(args, true));
} else if (command === 'browsers') {
  const { runBrowserTests } = await import('./browsers');
  await onBuild(() => runBrowserTests(true));
} else {
  const { runAllTests } = await import('./all');
  finish({ ok: await runAllTests() });
}
