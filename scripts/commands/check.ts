import { checkCode } from '../tests/check-code';

if ((await checkCode()).length > 0) process.exitCode = 1;
