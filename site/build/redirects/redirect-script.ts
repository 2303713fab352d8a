import type { RedirectData } from '../../redirects/redirect-data.ts';
import { addressWithHash, cachedBundle } from '../files/cached-bundle.ts';

const global = 'itwidgetsRedirects';

/** The redirect check with its data, for the not-found page on static hosts. */
export async function redirectScript(data: RedirectData): Promise<{ address: string; code: string }> {
  const check = await cachedBundle('redirect', { entry: 'site/redirects/follow.ts', name: global, formats: ['iife'] });
  const code = `${check}${global}.follow(location,${JSON.stringify(data)});\n`;
  return { address: addressWithHash('redirect', code), code };
}
