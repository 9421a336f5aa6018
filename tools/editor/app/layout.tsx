import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import './editor.css';

export const metadata: Metadata = { title: 'Posts', icons: { icon: '/drawings/logo-mark' } };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en-GB">
      <body>{children}</body>
    </html>
  );
}
