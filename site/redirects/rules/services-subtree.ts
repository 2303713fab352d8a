import type { RedirectData } from '../redirect-data.ts';
import type { Rule } from '../rule.ts';

/** Rule 2, `/services/{service}/…` at any depth: the service's own page, also below a second address of it. */
export function servicesSubtree({ valid, aliases }: RedirectData): Rule {
  const services = valid.filter((path) => /^\/services\/[^/]+$/.test(path));
  return {
    name: '2-services-subtree',
    why: 'The address lies below the page of a service.',
    match: { by: 'parent', targets: new Map(services.map((service) => [service, aliases[service] ?? service])) },
  };
}
