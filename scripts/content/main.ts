import { finish } from '../shared/finish';

const help = `npm run content                 mistakes in the content, and what the company has to fill in
npm run words                   words of each page of the last build, and the most for its kind
npm run words -- services       the pages whose address contains it, by section, with long sentences
npm run words -- repeated       sentences that stand on four pages or more
npm run new -- post "Title"     begins a post, job, course, service, product or industry`;

const [command = '', ...options] = process.argv.slice(2);
if (options.includes('--help')) {
  console.log(help);
} else if (command === 'words') {
  const { reportWords } = await import('./words/report');
  const { onBuild } = await import('../shared/exported');
  await onBuild(() => Promise.resolve(reportWords(options[0] ?? '')));
} else if (command === 'new') {
  const { newEntry } = await import('./new-entry');
  const [kind = '', ...title] = options;
  finish(await newEntry(kind, title.join(' ').trim()));
} else if (command === 'check') {
  const { checkForTests } = await import('./report');
  finish(await checkForTests());
} else if (command === 'before-build') {
  const { checkForBuild } = await import('./report');
  finish(await checkForBuild());
} else {
  const { reportContent } = await import('./report');
  finish({ ok: await reportContent() });
}
