import { collection, config, fields } from '@keystatic/core';
import { makeRouteHandler } from '@keystatic/next/route-handler';
import type { Refusal } from '../../../../lib/answers';
import { forKeystatic } from '../../../../lib/data-file';
import { isDataFile } from '../../../../lib/data-forms';
import { dataSingletons } from '../../../../lib/data-singletons';
import { siteFolder } from '../../../../lib/site';
import { tidyUpdate } from '../../../../lib/tidy-update';

/** The forms in the browser know their fields. */
const storage = config({
  storage: { kind: 'local' },
  singletons: dataSingletons(() => fields.empty()),
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

/** A file of content/data is one field. */
export async function GET(request: Request): Promise<Response> {
  const answer = await keystatic.GET(request);
  if (!answer.ok || !isDataFile(new URL(request.url).pathname)) return answer;
  return new Response(forKeystatic(await answer.text()));
}

export async function POST(request: Request): Promise<Response> {
  const update = await tidyUpdate(request);
  if (update instanceof Response) return update;
  try {
    return await keystatic.POST(update);
  } catch (error) {
    // A full disk, a read-only file.
    return Response.json({ kind: 'problem', problem: String(error) } satisfies Refusal, {
      status: 500,
    });
  }
}
