import { finish } from '../shared/finish';
import { contentStep } from './report';

finish(await contentStep.run());
