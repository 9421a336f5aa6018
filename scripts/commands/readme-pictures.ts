import { takeReadmePictures } from '../screenshots/readme';
import { finish } from '../shared/finish';

finish(await takeReadmePictures());
