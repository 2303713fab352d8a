import { landingOf } from './landing-topics.ts';
import type { RateId } from './rates.ts';
import { type Price, services } from './services.ts';
import { jobs } from './tiers.ts';

/** Pages whose price differs from their service's. */
const ownPrices: Readonly<Record<string, Price>> = {
  '/cybersecurity-compliance-dentists-gta': 'compliance',
  '/services/communication': 'communication',
  '/services/extended-security-updates': 'extended-updates',
  '/services/cybersecurity-assessment-services': 'assessment-office',
  '/services/cybersecurity/penetration-testing': 'penetration-test',
  '/services/cybersecurity/risk-assessment': 'assessment-office',
  '/services/cloud-solutions/azure-services': 'server-move',
  '/services/cloud-solutions/cloud-backup-dr': 'server-backup',
  '/services/ai-consulting/ai-integration': 'ai-tool',
  '/services/ai-consulting/process-automation': 'automation',
  '/services/ai-consulting/data-analytics': 'analytics',
};

/**
 * The plan or a rate. A landing page has the price of its topic's main page, a sub-service that of its service,
 * industries and cities the plan.
 */
export function priceOf(path: string): Price {
  const about = landingOf(path)?.topic.about ?? path;
  const own = ownPrices[about];
  if (own) return own;
  const [, slug] = /^\/services\/([^/]+)/.exec(about) ?? [];
  return services.find((service) => service.slug === slug)?.price ?? 'plan';
}

/** Undefined for the plan. */
export function rateOf(path: string): RateId | undefined {
  const price = priceOf(path);
  return price === 'plan' ? undefined : price;
}

/** What the page sells, if not every tier includes it: the name of its job in `tiers.ts`. */
const soldJobs: Readonly<Record<string, string>> = {
  '/services/cybersecurity': 'Managed security (EDR) on every computer and server',
  '/services/cybersecurity/endpoint-protection': 'Managed security (EDR) on every computer and server',
  '/services/cybersecurity/phishing-simulation': 'Staff training and practice phishing emails',
  '/services/cybersecurity/soc-siem': 'Log watching (SIEM) around the clock',
};

/** The cheapest tier that includes what a page of the plan sells. */
export function tierOf(path: string): 0 | 1 | 2 {
  const sold = soldJobs[landingOf(path)?.topic.about ?? path];
  const cells = jobs.find(({ name }) => name === sold)?.cells;
  const at = cells?.findIndex(({ is }) => is === 'included') ?? 0;
  return at === 1 || at === 2 ? at : 0;
}
