import { loadSettings } from '../build/build-site';
import { runFormCheck } from '../inbox/form-check';
import { finish } from '../shared/finish';

finish(await runFormCheck(loadSettings()));
