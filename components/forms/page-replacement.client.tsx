'use client';

import { useEffect } from 'react';
import { redirectToCanonicalPage } from '@/lib/browser/known-address';
import { replacementFor } from '@/lib/missing-page';
import { publicSettings } from '@/lib/public-settings';
import { ApplicationForm } from './application-form.client';
import type { MissingPageProps } from './missing-page.client';

/** The replacement for the page of the current address; runs in the browser only. */
export function PageReplacement({ to, company, post, children }: MissingPageProps) {
  useEffect(() => {
    void redirectToCanonicalPage(window.location);
  }, []);

  const replacement = replacementFor(
    window.location.pathname.slice(publicSettings.basePath.length),
  );
  if (replacement === 'application') {
    return (
      <div className="wrap section">
        <h1 className="visuallyHidden">Apply</h1>
        <ApplicationForm to={to} company={company} />
      </div>
    );
  }
  return replacement === 'post' ? post : children;
}
