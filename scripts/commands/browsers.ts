import { finish } from '../shared/finish';
import { runBrowserTests } from '../tests/browsers';

finish(await runBrowserTests(true));
