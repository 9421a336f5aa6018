import { installDesk } from '../desk/install-desk';
import { finish } from '../shared/finish';
import { script } from '../shared/steps';

installDesk();
finish(await script('', ['editor/tidy.ts'], { live: true }).run());
