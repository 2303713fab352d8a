import { serviceOptions } from '../../shared/options.ts';
import { landingOf } from './landing-topics.ts';
import { services } from './services.ts';

/**
 * For forms on a page (decisions 38 and 46): the service of its address or of its topic's main page; undefined if there
 * is none.
 */
export function serviceOptionOf(path: string): string | undefined {
  const [, slug] = /^\/services\/([^/]+)/.exec(landingOf(path)?.topic.about ?? path) ?? [];
  const id = services.find((service) => service.slug === slug)?.id;
  return serviceOptions.find(({ value }) => value === id)?.value;
}
