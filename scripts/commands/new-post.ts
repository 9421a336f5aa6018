import { writeNewPost } from '../posts/compose-post';

const title = process.argv.slice(2).join(' ').trim();
if (!title) {
  console.error('Give the post a title: npm run new:post -- "Cycle counts that stores will do"');
  process.exitCode = 1;
} else {
  try {
    if (!(await writeNewPost(title))) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
