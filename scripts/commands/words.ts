import { finish } from '../shared/finish';
import { reportWords } from '../words/report';

const [part = ''] = process.argv.slice(2);
finish({ ok: reportWords(part) });
