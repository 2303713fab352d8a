import { landingOf } from './landing-topics.ts';
import type { RateId } from './rates.ts';
import { type Price, services } from './services.ts';

/** Pages below a service, or beside the list of services, whose price is not the one of the service that they belong to. */
const ownPrices: Readonly<Record<string, Price>> = {
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
 * How what a page is about is priced: the plan, or a rate. A landing page's price is that of the page that treats its
 * topic in full; a part of a service has the price of the service; what a trade or a city asks for is the plan.
 */
export function priceOf(path: string): Price {
  const about = landingOf(path)?.topic.about ?? path;
  const own = ownPrices[about];
  if (own) return own;
  const [, slug] = /^\/services\/([^/]+)/.exec(about) ?? [];
  return services.find((service) => service.slug === slug)?.price ?? 'plan';
}

/** The rate of a page that has a price of its own. */
export function rateOf(path: string): RateId | undefined {
  const price = priceOf(path);
  return price === 'plan' ? undefined : price;
}
