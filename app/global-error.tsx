'use client';

import { asset } from '@/lib/site';

/**
 * Replaces the whole document when a script of the page fails. Its styles come with those of every
 * page (app/styles/stopped.scss), so that nothing has to be loaded by then. Its links are plain ones,
 * because no router runs here.
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
