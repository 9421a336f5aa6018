'use client';

import { SiteLink } from '@/components/ui/site-link.client';

/**
 * Stands in for the whole document when a script of the page fails. It also takes the place of the
 * framework's own page for that (next.config.mjs); a file that is put in such a place may not bring
 * styles, so they come with those of every page (app/styles/stopped.scss).
 */
export default function StoppedPage() {
  // The names of the fonts are in the class of the document that this one replaces; the build has none.
  const fonts = typeof document === 'undefined' ? undefined : document.documentElement.className;
  return (
    <html lang="en-IN" className={fonts}>
      <body>
        <title>This page has stopped</title>
        <main className="stopped onDark">
          <div className="wrap" role="alert">
            <h1>This page has stopped</h1>
            <p className="lead">
              One of its scripts failed in your browser. <a href="">Load the page again</a>, or go{' '}
              <SiteLink href="/">to the home page</SiteLink>. If it stops once more, please{' '}
              <SiteLink href="/contact-us">tell us</SiteLink> which page it was and what you had
              just done.
            </p>
          </div>
        </main>
      </body>
    </html>
  );
}
