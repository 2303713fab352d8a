import type { Settings } from './settings.ts';

/** Empty if the scripts are files of our own, undefined without any. */
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
