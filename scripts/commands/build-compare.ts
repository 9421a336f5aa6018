import { finish } from '../shared/finish';
import { compareBuilds } from '../tests/compare-builds';

finish(await compareBuilds());
