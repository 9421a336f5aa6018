import { z } from 'zod';
import { day, line, pictureName, related } from './parts';

const FIXED_PICTURE = { id: 1, image: 'blog-implementation' };

/** Even if other fields are invalid, so that an editor sees all mistakes at once. */
const ifRight =
  (...fields: string[]) =>
  ({ issues }: z.core.ParsePayload): boolean =>
    !issues.some(({ path }) => fields.includes(String(path?.[0])));

export const postSchema = z
  .strictObject({
    id: z.int().positive().meta({
      title: 'Number',
      description: 'The address of the post. It stays as it is.',
    }),
    title: line(90, 10).meta({
      title: 'Title',
      description:
        'What the article claims. Up to 58 characters are shown whole in search results.',
    }),
    author: line(60).meta({
      title: 'Author',
      description: 'A practice or a role, never the name of a person.',
    }),
    date: day.meta({
      title: 'Date',
      description: 'The day of publication. It decides the order of the list.',
    }),
    updated: day.optional().meta({
      title: 'Changed on',
      description: 'Only for a change that a reader would notice. May be empty.',
    }),
    excerpt: line(200, 60).meta({
      title: 'Summary',
      description: 'For the list of posts, search results and the feed.',
    }),
    image: pictureName.meta({
      title: 'Picture',
      description: 'One of the drawings of the site.',
    }),
    imageAlt: z.string().max(240).default('').meta({
      title: 'What the picture shows',
      description:
        'One sentence for readers who cannot see it. Empty only if there is nothing to know.',
    }),
    draft: z.boolean().default(false).meta({
      title: 'Draft',
      description: 'The preview shows drafts, the site does not. Untick it to publish.',
    }),
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
