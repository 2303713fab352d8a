import { company } from '../../../shared/company/company.ts';

/**
 * `SITE_ORIGIN`, by default the company's.
 * @throws if the setting is not an http(s) origin
 */
export function siteOrigin(setting = process.env.SITE_ORIGIN): string {
  if (!setting) return company.origin;
  const url = new URL(setting);
  if (!url.protocol.startsWith('http') || url.pathname !== '/') {
    throw new Error(`SITE_ORIGIN must be a scheme and a host, for example https://www.example.ca; it is ${setting}`);
  }
  return url.origin;
}
