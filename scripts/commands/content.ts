import { reportContent } from '../content/report';
import { finish } from '../shared/finish';

finish({ ok: await reportContent() });
