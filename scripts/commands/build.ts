import { buildSite } from '../build/build-site';
import { finish } from '../shared/finish';

finish({ ok: await buildSite() });
