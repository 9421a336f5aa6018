import { finish } from '../shared/finish';
import { runAllTests } from '../tests/all';

finish({ ok: await runAllTests() });
