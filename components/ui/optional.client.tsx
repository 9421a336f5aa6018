'use client';

import { Component, type ReactNode } from 'react';

interface Props {
  /** The part that the page can do without. */
  readonly children: ReactNode;
  /** Stands in its place when it fails; nothing by default. */
  readonly fallback?: ReactNode;
}

/**
 * Keeps the failure of a part to that part: the rest of the page stays, and the console says what
 * failed. Without it React takes the whole page away (app/global-error.tsx).
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
