import { hostOfScript, isScriptAddress } from '../../shared/script-address.ts';
import type { OtherScripts } from '../pages/site-context.ts';

/** The environment's settings that name scripts of others; the build and the server's policy read the same. */
export const scriptSettings = ['ANALYTICS_SCRIPT_URL', 'TRACKING_SCRIPT_URL', 'ANALYTICS_ORIGINS'] as const;

/**
 * The scripts of others that a visitor may allow; undefined when none is set.
 * @throws when a setting is no address
 */
export function otherScripts(env: Record<string, string | undefined> = process.env): OtherScripts | undefined {
  const [analytics, tracking, origins] = scriptSettings.map((name) => env[name]?.trim() || undefined);
  for (const [place, address] of [analytics, tracking].entries())
    if (address && !isScriptAddress(address))
      throw new Error(
        `${scriptSettings[place]} must be an address such as https://a.example/x.js, or a path such as /x.js`,
      );
  if (!analytics && !tracking) return undefined;
  const addresses = [analytics, tracking].flatMap((address) => (address && hostOfScript(address)) || []);
  const named = (origins ?? '').split(/[\s,]+/).flatMap((origin) => (URL.canParse(origin) ? new URL(origin).host : []));
  return { analytics, tracking, hosts: [...new Set([...addresses, ...named])] };
}
