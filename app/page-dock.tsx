import type { ReactNode } from 'react';
import { Dock } from '@/components/layout/dock';
import { company } from '@/content';

export function PageDock({ children }: { readonly children?: ReactNode }) {
  return (
    <Dock phone={company.offices.corporate.phone} whatsapp={company.whatsapp}>
      {children}
    </Dock>
  );
}
