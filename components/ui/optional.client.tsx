'use client';

import { Component, type ReactNode } from 'react';

interface Props {
  /** The optional part. */
  readonly children: ReactNode;
  /** Replaces the part after an error; nothing by default. */
  readonly fallback?: ReactNode;
}

/**
 * An error boundary for an optional part: the rest of the page stays, and the error is logged to
 * the console. Without it React removes the whole page (app/global-error.tsx).
 */
export class Optional extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { children, fallback } = this.props;
    return this.state.failed ? fallback : children;
  }
}
