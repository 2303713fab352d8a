import type { RedirectData } from '../../redirects/redirect-data.ts';
import { addressWithHash, keptBundle } from '../files/cached-bundle.ts';

const global = 'northlumeRedirects';

/**
 * The script of the not-found page on a static host: the redirect check with the site's data in it. Returns its
 * address, which changes with its content, and its text.
 */
export async function redirectScript(data: RedirectData): Promise<{ address: string; code: string }> {
  const check = await keptBundle('redirect', { entry: 'site/redirects/follow.ts', name: global, formats: ['iife'] });
  const code = `${check}${global}.follow(location,${JSON.stringify(data)});\n`;
  return { address: addressWithHash('redirect', code), code };
}
