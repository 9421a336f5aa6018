import { writePictures } from '@/art/write';

await writePictures();
