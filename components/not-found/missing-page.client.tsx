'use client';

import { type ComponentProps, type ReactNode, lazy } from 'react';
import { attachMissingPage } from '@/lib/browser/behaviors/missing-page';
// The export lacks the styles of a component that is loaded on demand.
import '../forms/application-form.module.scss';
import '../forms/direct-contact.module.scss';
import '../forms/form-kit.module.scss';
import '../forms/form-panel.module.scss';
import '../forms/kit/field.module.scss';

// The root layout puts this file into every page. Without a Suspense boundary, because the
// framework would stream its content by an inline script.
const ApplicationForm = lazy(() =>
  import('../forms/application-form.client').then((file) => ({ default: file.ApplicationForm })),
);

interface Props extends Omit<ComponentProps<typeof ApplicationForm>, 'job'> {
  readonly post: ReactNode;
  /** Any other address, and every address without scripts. */
  readonly children: ReactNode;
}

export function MissingPage({ post, children, ...form }: Props) {
  return (
    <div ref={attachMissingPage} data-behavior="missing-page">
      <div data-missing="post" hidden>
        {post}
      </div>
      <div data-missing="application" hidden>
        <div className="wrap section">
          <h1 className="visuallyHidden">Apply</h1>
          <ApplicationForm {...form} />
        </div>
      </div>
      <div data-missing="page">{children}</div>
    </div>
  );
}
