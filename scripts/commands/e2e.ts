import { finish } from '../shared/finish';
import { runE2eTests } from '../tests/e2e';

finish(await runE2eTests(process.argv.slice(2), true));
