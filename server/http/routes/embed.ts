import { type EmbedAnswer, paths } from '../../../widgets/contract/http.ts';
import type { ReadRoute } from '../route.ts';

/** `GET /api/embed`: whether the asking page may use the widgets. Any page may read the answer. */
export const embed: ReadRoute = {
  method: 'GET',
  path: paths.embed,
  summary: 'Whether the calling page may use the widgets.',
  guards: { limit: 'embed', origin: 'anyone' },
  handle: ({ services: { origins }, origin, host, fetchSite }) => {
    const allowed = origins.isPartner(origin) || origins.isOurs({ origin, host, fetchSite });
    return { status: 200, json: { allowed } satisfies EmbedAnswer, headers: { Vary: 'Origin' } };
  },
};
