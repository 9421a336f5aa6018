'use client';

import { type ReactNode, Suspense, lazy, useSyncExternalStore } from 'react';
import { Optional } from '../ui/optional.client';

// The root layout puts this file into every page, so the rest is loaded on demand.
const PageReplacement = lazy(() =>
  import('./page-replacement.client').then((file) => ({ default: file.PageReplacement })),
);

const never = () => () => undefined;

export interface MissingPageProps {
  /** The careers address and the company's name, for the application. */
  readonly to: string;
  readonly company: string;
  readonly post: ReactNode;
  /** What any other address shows, and every address without scripts. */
  readonly children: ReactNode;
}

/** Replaces a page that does not exist, depending on the address (decisions 5 and 6). */
export function MissingPage(props: MissingPageProps) {
  // The exported page is served for every address, so only the browser knows the address.
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { children } = props;
  return (
    <div data-start-when="now">
      {scripted ? (
        <Optional fallback={children}>
          <Suspense fallback={children}>
            <PageReplacement {...props} />
          </Suspense>
        </Optional>
      ) : (
        children
      )}
    </div>
  );
}
