'use client';

import { asset } from '@/lib/asset';

/** Nothing can be loaded any more: styles are in app/styles/stopped.scss, links are plain. */
export default function StoppedPage() {
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
