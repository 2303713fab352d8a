import { serviceOptions } from '../../shared/options.ts';
import { landingOf } from './landing-topics.ts';
import { services } from './services.ts';

/**
 * The option of the forms that a page is about (decisions 38 and 46): the service of its address, or of the page
 * that treats its topic in full. Undefined where the page is about none of them.
 */
export function serviceOptionOf(path: string): string | undefined {
  const [, slug] = /^\/services\/([^/]+)/.exec(landingOf(path)?.topic.about ?? path) ?? [];
  const id = services.find((service) => service.slug === slug)?.id;
  return serviceOptions.find(({ value }) => value === id)?.value;
}
