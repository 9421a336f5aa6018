import { stalePictures } from '@/art/write';
import { finish } from '../shared/finish';

const stale = await stalePictures();
const lines = stale.map((line) => `  ${line}`).join('\n');
finish({
  ok: stale.length === 0,
  output: lines && `public does not match the pictures in art/:\n${lines}\nRun: npm run art`,
});
