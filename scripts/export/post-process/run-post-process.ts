import path from 'node:path';
import { loadSettings } from '../../shared/settings';
import { finish } from '../../shared/finish';
import { root } from '../../shared/steps';
import { postProcess } from './post-process';

finish(await postProcess(path.join(root, 'out'), loadSettings()));
