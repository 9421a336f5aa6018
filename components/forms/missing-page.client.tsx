'use client';

import { type ReactNode, Suspense, lazy, useEffect, useSyncExternalStore } from 'react';
import { standInFor } from '@/lib/missing-page';
import { publicSettings } from '@/lib/public-settings';

// This file reaches every page with the root layout, so whatever weighs something comes later.
const ApplicationForm = lazy(async () => ({
  default: (await import('./application-form.client')).ApplicationForm,
}));

const never = () => () => undefined;

interface Props {
  /** The careers address and the company's name, for the application. */
  readonly to: string;
  readonly company: string;
  readonly post: ReactNode;
  /** What any other address shows, and every address without scripts. */
  readonly children: ReactNode;
}

/** Stands in for a page that is not there, by its address (decisions 5 and 6). */
export function MissingPage({ to, company, post, children }: Props) {
  // Empty in the exported page, which answers every address, so that hydration finds what it expects.
  const path = useSyncExternalStore(
    never,
    () => window.location.pathname,
    () => '',
  );

  useEffect(() => {
    void import('@/lib/known-address').then(({ goToMeantPage }) => goToMeantPage(window.location));
  }, []);

  const standIn = standInFor(path.slice(publicSettings.basePath.length));
  return (
    // No page can be sure what it stands in for before its script runs.
    <div data-starts-at-once="">
      {standIn === 'application' ? (
        <div className="wrap section">
          <h1 className="visuallyHidden">Apply</h1>
          <Suspense>
            <ApplicationForm to={to} company={company} />
          </Suspense>
        </div>
      ) : standIn === 'post' ? (
        post
      ) : (
        children
      )}
    </div>
  );
}
