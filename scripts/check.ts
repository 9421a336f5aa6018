import { checkCode } from './check-code';

if ((await checkCode()).length > 0) process.exitCode = 1;
