import { runDevServer } from '../dev-server/dev-server';

await runDevServer(process.argv.slice(2));
