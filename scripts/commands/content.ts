import { reportContent } from '../content/report';

if (!(await reportContent())) process.exitCode = 1;
