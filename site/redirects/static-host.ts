/** What only the server answers: a static host passes these on to it, on the same origin. */
export const ofServer = [
  '/api/*',
  '/admin',
  '/admin/*',
  '/admin-dashboard',
  '/csv-importer',
  '/seo-dashboard',
  '/newsletter/*',
  '/thank-you',
  '/pick-a-time',
  '/pick-a-time/*',
  '/calendar/*',
  '/resources/cybersecurity-assessment/result',
  '/unsubscribe',
  '/search',
  '/locations/find',
] as const;

/** Lines of `_redirects` that pass on; Netlify takes them, Cloudflare Pages needs docs/deploy/cloudflare-pages.js. */
export const passedOn = (apiOrigin: string): string[] => [
  ...ofServer.map((path) => `${path} ${apiOrigin}${path.replace('*', ':splat')} 200!`),
  // Pages that the server fills, and its data.
  '/_server/* /404.html 404!',
];

const policy = [
  "default-src 'self'",
  "script-src 'self' 'inline-speculation-rules'",
  // A static host cannot name the styles of each page by their hashes, as our server does.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

/** `_headers` of Netlify and Cloudflare Pages: what our server sends itself. */
export const headersFile = `/*
  Content-Security-Policy: ${policy}
  Strict-Transport-Security: max-age=63072000
  X-Content-Type-Options: nosniff
  X-Frame-Options: SAMEORIGIN
  Referrer-Policy: strict-origin-when-cross-origin
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/fonts/*
  Cache-Control: public, max-age=31536000, immutable
/images/*
  Cache-Control: public, max-age=31536000, immutable
/widgets.js
  Access-Control-Allow-Origin: *
  Cross-Origin-Resource-Policy: cross-origin
/widgets.css
  Access-Control-Allow-Origin: *
  Cross-Origin-Resource-Policy: cross-origin
/widgets/*
  Access-Control-Allow-Origin: *
  Cross-Origin-Resource-Policy: cross-origin
`;
