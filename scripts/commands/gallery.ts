import { runDevServer } from '../dev-server/dev-server';

process.env.GALLERY = 'true';
console.log('The gallery is at /gallery of the address below.');
await runDevServer(process.argv.slice(2));
