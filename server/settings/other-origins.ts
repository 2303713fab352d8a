import type { Settings } from './settings.ts';

/**
 * Origins of third-party scripts for the content policy. Empty if they are files of our own, undefined without such
 * scripts.
 */
export function otherOrigins({
  analyticsScript,
  trackingScript,
  analyticsOrigins,
}: Pick<Settings, 'analyticsScript' | 'trackingScript' | 'analyticsOrigins'>): readonly string[] | undefined {
  const scripts = [analyticsScript, trackingScript].filter((address) => address !== undefined);
  if (scripts.length === 0) return undefined;
  const elsewhere = scripts.filter((address) => !address.startsWith('/')).map((address) => new URL(address).origin);
  return [...new Set([...elsewhere, ...analyticsOrigins])];
}
