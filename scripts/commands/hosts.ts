import { finish } from '../shared/finish';
import { runHostTests } from '../tests/hosts';

finish(await runHostTests(process.argv.slice(2), true));
