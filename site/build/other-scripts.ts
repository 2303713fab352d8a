import { hostOfScript, isScriptAddress } from '../../shared/script-address.ts';
import type { OtherScripts } from '../pages/site-context.ts';
import { SettingProblem } from './files/setting-problem.ts';

/** Third-party scripts; read by the build and the server's CSP. */
export const scriptSettings = ['ANALYTICS_SCRIPT_URL', 'TRACKING_SCRIPT_URL', 'ANALYTICS_ORIGINS'] as const;

/**
 * Undefined if none is set.
 * @throws if a setting is not a URL
 */
export function otherScripts(env: Record<string, string | undefined> = process.env): OtherScripts | undefined {
  const [analytics, tracking, origins] = scriptSettings.map((name) => env[name]?.trim() || undefined);
  for (const [place, address] of [analytics, tracking].entries())
    if (address && !isScriptAddress(address))
      throw new SettingProblem(scriptSettings[place] ?? '', address, 'an https address, or a path', '/analytics.js');
  if (!analytics && !tracking) return undefined;
  const addresses = [analytics, tracking].flatMap((address) => (address && hostOfScript(address)) || []);
  const named = (origins ?? '').split(/[\s,]+/).flatMap((origin) => (URL.canParse(origin) ? new URL(origin).host : []));
  return { analytics, tracking, hosts: [...new Set([...addresses, ...named])] };
}
