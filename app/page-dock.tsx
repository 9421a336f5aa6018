import type { ReactNode } from 'react';
import { Dock } from '@/components/layout/dock';
import { company } from '@/content';

/** The dock of a page, the last child of its fragment; on pages of forms without a verb. */
export function PageDock({ children }: { readonly children?: ReactNode }) {
  return (
    <Dock phone={company.offices.corporate.phone} whatsapp={company.whatsapp}>
      {children}
    </Dock>
  );
}
