import { newPost } from '../posts/new-post';
import { finish } from '../shared/finish';

finish(await newPost(process.argv.slice(2).join(' ').trim()));
