import { buildSite } from './build-site';

if (!(await buildSite())) process.exitCode = 1;
