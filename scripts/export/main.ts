import { finish } from '../shared/finish';

const options = process.argv.slice(2);
if (options.includes('--help')) {
  console.log('npm run build            checks the content and builds the site into out/');
} else {
  const { buildSite } = await import('./build-site');
  finish({ ok: await buildSite({ typesAreChecked: options.includes('--types-are-checked') }) });
}
