import { company } from '../company';
import { inPostPages } from '../registry';
import { buildDay } from '../read/build-day';
import { danglingReferences } from '../read/dangling';
import { type Post, blogVersion, readBlog } from '../read/posts';
import { isPublished } from '../read/publication';
import { ContentError } from '../schema/define';

/** A build refuses mistakes; the preview shows drafts and future posts. */
const isPreview = process.env.NODE_ENV === 'development';

function readPosts(): readonly Post[] {
  const { posts: read, substitutes, mistakes, sources } = readBlog();
  const all = read.map((post) => ({ ...post, byline: company.samples.posts }));
  if (isPreview) {
    const numbers = new Set(all.map(({ id }) => id));
    return [...substitutes.filter(({ id }) => !numbers.has(id)), ...all];
  }
  const wrong = [...mistakes, ...danglingReferences(sources, buildDay())];
  if (wrong.length > 0) throw new ContentError(wrong);
  return all.filter((post) => isPublished(post, buildDay()));
}

/** Once in a build, and after each change in the preview. */
export function ofPosts<T>(make: () => T): () => T {
  let last: { readonly version: string; readonly made: T } | undefined;
  return () => {
    const version = isPreview ? blogVersion() : '';
    if (last?.version === version) return last.made;
    const made = make();
    last = { version, made };
    return made;
  };
}

export const posts = ofPosts(readPosts);

export const postPages = ofPosts(() => inPostPages(posts()));
