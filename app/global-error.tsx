'use client';

import { asset } from '@/lib/site';

/**
 * Stands in for the whole document when a script of the page fails. It also takes the place of the
 * framework's own page for that (next.config.mjs); a file that is put in such a place may not bring
 * styles, so they come with those of every page (app/styles/stopped.scss). Its links are the browser's
 * own, since no router lives here.
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
              <a href={asset('/')}>to the home page</a>. If it stops once more, please{' '}
              <a href={asset('/contact-us')}>tell us</a> which page it was and what you had just
              done.
            </p>
          </div>
        </main>
      </body>
    </html>
  );
}
