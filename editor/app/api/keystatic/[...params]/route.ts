import { collection, config, fields } from '@keystatic/core';
import { makeRouteHandler } from '@keystatic/next/route-handler';
import type { Refusal } from '../../../../lib/answers';
import { siteFolder } from '../../../../lib/site';
import { tidyUpdate } from '../../../../lib/tidy-update';

/** Only the location of the posts; the form in the browser knows their fields. */
const storage = config({
  storage: { kind: 'local' },
  collections: {
    posts: collection({
      label: 'Posts',
      path: 'content/blog/*',
      slugField: 'title',
      schema: { title: fields.slug({ name: { label: 'Title' } }) },
    }),
  },
});

const keystatic = makeRouteHandler({ config: storage, localBaseDirectory: siteFolder() });

export const { GET } = keystatic;

/** Formats and saves the posts of a request. */
export async function POST(request: Request): Promise<Response> {
  const update = await tidyUpdate(request);
  if (update instanceof Response) return update;
  try {
    return await keystatic.POST(update);
  } catch (error) {
    // Such as a disk that is full, or a file that is read-only.
    return Response.json({ kind: 'problem', problem: String(error) } satisfies Refusal, {
      status: 500,
    });
  }
}
