// First, so that the styles of components come after them.
import './styles/tokens.scss';
import './styles/base.scss';
import './styles/layout.scss';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Behaviors } from '@/components/layout/behaviors.client';
import { ChatLink } from '@/components/layout/chat-link';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SkipLink } from '@/components/layout/skip-link';
import { company, footer, navigation } from '@/content';
import { env } from '@/lib/server/env';
import { pigment } from '@/lib/server/pigments';
import { asset } from '@/lib/asset';
import { display, text } from './fonts';
import './styles/print.scss';

export const metadata: Metadata = {
  metadataBase: new URL(env.siteUrl),
  title: { template: `%s | ${company.name}`, default: company.name },
  description: company.description,
  applicationName: company.name,
  formatDetection: { telephone: false, address: false, email: false },
  ...(env.deploy === 'preview' ? { robots: { index: false, follow: false } } : {}),
  icons: {
    icon: [
      { url: asset('/favicon.ico'), sizes: '32x32' },
      { url: asset('/favicon.svg'), type: 'image/svg+xml', sizes: 'any' },
    ],
    apple: { url: asset('/apple-touch-icon.png'), sizes: '180x180' },
  },
};

export const viewport: Viewport = {
  // The page keeps clear of notches by the gutters.
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: pigment('indigo') },
    { media: '(prefers-color-scheme: dark)', color: pigment('night') },
  ],
};

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en-IN" className={`${display.variable} ${text.variable}`}>
      <body>
        <SkipLink />
        <SiteHeader
          name={company.name}
          items={navigation}
          office={company.offices.corporate}
          whatsapp={company.whatsapp}
        />
        <main id="main" data-behavior="accordion contents lazy-images links print-part">
          {children}
        </main>
        <SiteFooter company={company} {...footer} />
        <ChatLink whatsapp={company.whatsapp} />
        <Behaviors />
      </body>
    </html>
  );
}
