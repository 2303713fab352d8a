import type { RequestHandler } from 'express';
import helmet from 'helmet';

const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'microphone',
  'payment',
  'usb',
];
const permissions = [...unusedFeatures, 'browsing-topics'].map((feature) => `${feature}=()`).join(', ');

/** Matches any spelling, so that search engines list none (decision 43). */
export const staffAddress = /^\/+(admin|admin-dashboard|csv-importer|seo-dashboard)(\/|$)/i;

export function commonHeaders(siteOrigin: string): RequestHandler[] {
  const https = siteOrigin.startsWith('https:');
  return [
    helmet({
      contentSecurityPolicy: false,
      // With helmet's default, `no-referrer`, form posts would send `Origin: null`.
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: https ? { maxAge: 63_072_000, includeSubDomains: true } : false,
      // The calendar opens in a popup (docs/product.md, section 4).
      crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    }),
    (req, res, next) => {
      res.setHeader('Permissions-Policy', permissions);
      if (staffAddress.test(req.path)) res.setHeader('X-Robots-Tag', 'noindex');
      next();
    },
  ];
}
