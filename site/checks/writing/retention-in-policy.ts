import { retention } from '../../../shared/company/hours.ts';
import { type BuiltSite, type Finding, findingOn } from '../built/built-site.ts';
import { ownText } from './own-text.ts';

/** The privacy policy must say how long requests are stored (`leadMonths` in shared/company/hours.ts). */
export function retentionInPolicy(site: BuiltSite): Finding[] {
  const policy = site.content.find(({ path }) => path === '/privacy-policy');
  const period = `${retention.leadMonths} months`;
  if (!policy || ownText(policy).some((text) => text.includes(period))) return [];
  const what = `does not say that requests are deleted after ${period}, as the server does.`;
  const todo = 'Say it, or change leadMonths in shared/company/hours.ts.';
  return [findingOn(site, policy.path, { field: 'retention', what, todo, note: true })];
}
