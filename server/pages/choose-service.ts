import type { RequestHandler } from 'express';
import { contactServices } from '../../shared/options.ts';
import type { ContentPolicy } from '../http/content-policy.ts';
import type { PackedPage } from '../http/route.ts';
import { packPage, sendPacked } from '../http/send-html.ts';
import { createPageCache } from '../http/shells/create-page-cache.ts';
import { fillPage } from '../http/shells/fill-page.ts';
import type { Dist } from './dist.ts';

/**
 * `/contact-us?service=`: selects the service, for browsers without JavaScript too (docs/product.md, section 2).
 * Ignores unknown services.
 */
export function chooseService(dist: Dist, setPolicy: ContentPolicy): RequestHandler {
  // Compressed: anyone can ask for one without end.
  const cached = createPageCache<PackedPage>(offered.size);

  function pageWith(service: string): PackedPage | undefined {
    const built = dist.html('/contact-us');
    return built === undefined
      ? built
      : cached(service, built, () => packPage(fillPage(built, { typed: { service } })));
  }

  return (req, res, next) => {
    const service = new URLSearchParams(req.url.split('?')[1]).get('service');
    const page = offered.has(service) ? pageWith(String(service)) : undefined;
    if (page === undefined) return next();
    res.locals.route = '/contact-us';
    res.setHeader('Cache-Control', 'no-cache');
    setPolicy(req, res, dist.styles('/contact-us'));
    sendPacked(req, res, page);
  };
}

const offered: ReadonlySet<string | null> = new Set(contactServices.map(({ value }) => value));
