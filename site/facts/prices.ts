import { landingOf } from './landing-topics.ts';
import type { RateId } from './rates.ts';
import { type Price, services } from './services.ts';

/** Pages whose price differs from their service's. */
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
