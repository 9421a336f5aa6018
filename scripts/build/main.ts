import { finish } from '../shared/finish';

const help = `npm run build            checks the content and builds the site into out/
npm run art              writes the pictures of art/ into public/art
npm run art -- --check   says which of them are out of date`;

const [command = '', ...options] = process.argv.slice(2);
if (options.includes('--help')) {
  console.log(help);
} else if (command === 'build') {
  const { buildSite } = await import('./build-site');
  finish({ ok: await buildSite({ typesAreChecked: options.includes('--types-are-checked') }) });
} else if (options.includes('--check')) {
  const { stalePictures } = await import('@/art/write');
  const stale = await stalePictures();
  const lines = stale.map((line) => `  ${line}`).join('\n');
  finish({
    ok: stale.length === 0,
    output: lines && `public does not match the pictures in art/:\n${lines}\nRun: npm run art`,
  });
} else {
  const { writePictures } = await import('@/art/write');
  await writePictures();
}
