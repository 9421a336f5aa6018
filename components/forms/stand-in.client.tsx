'use client';

import { useEffect } from 'react';
import { goToMeantPage } from '@/lib/browser/known-address';
import { standInFor } from '@/lib/missing-page';
import { publicSettings } from '@/lib/public-settings';
import { ApplicationForm } from './application-form.client';
import type { MissingPageProps } from './missing-page.client';

/** The replacement for the page of the current address; runs in the browser only. */
export function StandIn({ to, company, post, children }: MissingPageProps) {
  useEffect(() => {
    void goToMeantPage(window.location);
  }, []);

  const standIn = standInFor(window.location.pathname.slice(publicSettings.basePath.length));
  if (standIn === 'application') {
    return (
      <div className="wrap section">
        <h1 className="visuallyHidden">Apply</h1>
        <ApplicationForm to={to} company={company} />
      </div>
    );
  }
  return standIn === 'post' ? post : children;
}
