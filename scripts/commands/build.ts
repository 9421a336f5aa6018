import { buildSite } from '../build/build-site';

if (!(await buildSite())) process.exitCode = 1;
