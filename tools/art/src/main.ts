import { stalePictures, writePictures } from './write';

if (process.argv.includes('--check')) {
  const stale = await stalePictures();
  if (stale.length > 0) {
    console.error(`public does not match the pictures in tools/art:\n  ${stale.join('\n  ')}`);
    console.error('Run: npm run art');
    process.exitCode = 1;
  }
} else {
  await writePictures();
}
