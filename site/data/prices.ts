import { landingOf } from './landing-topics.ts';
import { type Price, services } from './services.ts';

/** Parts of a service whose work the tiers of `pricing.ts` name: monitoring, patches, help desk, security, training, logs. */
const partsInPlan = new Set([
  '/services/managed-it/help-desk',
  '/services/managed-it/network-monitoring',
  '/services/managed-it/patch-management',
  '/services/cybersecurity/endpoint-protection',
  '/services/cybersecurity/phishing-simulation',
  '/services/cybersecurity/soc-siem',
]);

/**
 * How what a page is about is priced: the plan, or a quoted sum. A landing page's price is that of the page that
 * treats its topic in full; what a trade or a city asks for is the plan.
 */
export function priceOf(path: string): Price {
  const about = landingOf(path)?.topic.about ?? path;
  if (!about.startsWith('/services/')) return 'plan';
  const service = services.find(({ slug }) => about === `/services/${slug}`);
  return service?.price ?? (partsInPlan.has(about) ? 'plan' : 'quoted');
}
