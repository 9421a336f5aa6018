import { collection, config, fields } from '@keystatic/core';
import { makeRouteHandler } from '@keystatic/next/route-handler';
import { siteFolder } from '../../../../lib/site';
import { tidyUpdate } from '../../../../lib/tidy-update';

/** Only where the posts are: what they hold is known to the form, which runs in the browser. */
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

/** Saves what the form sends, in the one way of writing. */
export async function POST(request: Request): Promise<Response> {
  const update = await tidyUpdate(request);
  return update instanceof Response ? update : keystatic.POST(update);
}
