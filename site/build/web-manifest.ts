import { company } from '../../shared/company/company.ts';
import { colour } from '../../shared/company/palette.ts';

/** For a pinned site. There is no service worker (decision 8). */
export function webManifest(): string {
  return JSON.stringify({
    name: company.name,
    short_name: company.shortName,
    lang: 'en-CA',
    start_url: '/',
    display: 'browser',
    background_color: colour('ink').value,
    theme_color: colour('ink').value,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  });
}
