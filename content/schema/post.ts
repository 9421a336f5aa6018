import { z } from 'zod';
import { day, line, pictureName, related } from './parts';

/** The post with this id keeps one picture (section 2 of the specification). */
const FIXED_PICTURE = { id: 1, image: 'blog-implementation' };

/** Lets a rule speak although other fields are wrong: an editor sees all mistakes at once. */
const ifRight =
  (...fields: string[]) =>
  ({ issues }: z.core.ParsePayload): boolean =>
    !issues.some(({ path }) => fields.includes(String(path?.[0])));

/** Front matter of a blog post, content/blog/{id}-{slug}.mdx. */
export const postSchema = z
  .strictObject({
    id: z.int().positive(),
    title: line(90, 10),
    /** By role or practice, never an invented name. */
    author: line(60),
    date: day,
    /** Only for a change that a reader would notice. */
    updated: day.optional(),
    excerpt: line(200, 60),
    image: pictureName,
    imageAlt: z.string().max(240).default(''),
    draft: z.boolean().default(false),
    related,
  })
  .refine(({ id, image }) => id !== FIXED_PICTURE.id || image === FIXED_PICTURE.image, {
    path: ['image'],
    when: ifRight('id', 'image'),
    error: `of post ${FIXED_PICTURE.id} is fixed; write ${FIXED_PICTURE.image}`,
  })
  .refine(({ date, updated }) => updated === undefined || updated > date, {
    path: ['updated'],
    when: ifRight('date', 'updated'),
    error: 'is not after date; correct it or leave it out',
  });

export type PostMatter = z.output<typeof postSchema>;
