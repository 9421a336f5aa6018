import type { MetadataRoute } from 'next';
import { company } from '@/content';
import { asset } from '@/lib/asset';
import { pigment } from '@/lib/server/pigments';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: asset('/'),
    name: company.name,
    short_name: company.name,
    description: company.description,
    lang: 'en-IN',
    dir: 'ltr',
    start_url: asset('/'),
    scope: asset('/'),
    display: 'browser',
    background_color: pigment('paper'),
    theme_color: pigment('indigo'),
    icons: [
      { src: asset('/favicon.svg'), sizes: 'any', type: 'image/svg+xml' },
      { src: asset('/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: asset('/icon-512.png'), sizes: '512x512', type: 'image/png' },
      {
        src: asset('/icon-maskable-512.png'),
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
}
