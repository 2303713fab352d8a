import type { Settings } from './settings.ts';

/**
 * The origins that the scripts of others load from and send to, for the content policy; empty when they are files of our
 * own that need none, undefined when there are no such scripts.
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
