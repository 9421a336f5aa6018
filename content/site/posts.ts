import { inPostPages } from '../registry';
import { buildDay } from '../read/build-day';
import { danglingReferences } from '../read/dangling';
import { type Post, readBlog } from '../read/posts';
import { isPublished } from '../read/publication';
import { ContentError } from '../schema/define';

const blog = readBlog();

// The texts of the posts are checked before a build (scripts/content).
const mistakes = [...blog.mistakes, ...danglingReferences(blog.sources, buildDay())];
if (mistakes.length > 0) throw new ContentError(mistakes);

/** All posts, newest first; in development including drafts and future posts. */
export const posts: readonly Post[] = blog.posts.filter(
  (post) => process.env.NODE_ENV === 'development' || isPublished(post, buildDay()),
);

/** The pages of the list of posts. */
export const postPages = inPostPages(posts);
