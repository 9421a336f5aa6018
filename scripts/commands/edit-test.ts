import { finish } from '../shared/finish';
import { runDeskTests } from '../tests/desk';

finish(await runDeskTests(process.argv.slice(2), true));
