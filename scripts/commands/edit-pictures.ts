import { takeDeskPictures } from '../screenshots/desk';
import { finish } from '../shared/finish';

finish({ ok: await takeDeskPictures() });
