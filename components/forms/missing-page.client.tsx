'use client';

import { type ReactNode, Suspense, lazy, useSyncExternalStore } from 'react';
import { Optional } from '../ui/optional.client';

// This file reaches every page with the root layout, so all that it can do without comes later.
const StandIn = lazy(() => import('./stand-in.client').then((file) => ({ default: file.StandIn })));

const never = () => () => undefined;

export interface MissingPageProps {
  /** The careers address and the company's name, for the application. */
  readonly to: string;
  readonly company: string;
  readonly post: ReactNode;
  /** What any other address shows, and every address without scripts. */
  readonly children: ReactNode;
}

/** Stands in for a page that is not there, by its address (decisions 5 and 6). */
export function MissingPage(props: MissingPageProps) {
  // The exported page answers every address, so it cannot know what it stands in for.
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
            <StandIn {...props} />
          </Suspense>
        </Optional>
      ) : (
        children
      )}
    </div>
  );
}
