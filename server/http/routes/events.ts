import { type CountsRequest, countsRequest } from '../../../shared/counts.ts';
import { paths } from '../../../shared/http.ts';
import { writeRoute } from '../route.ts';

/**
 * `POST /api/events`: adds to the site's own counts (decision 27). Neither address nor browser is kept; a path that is no
 * page of ours is counted as `(other)`, as it may hold anything.
 */
export const events = writeRoute<CountsRequest>({
  method: 'POST',
  path: paths.events,
  summary: 'Count what happened on a page of ours, without an identifier.',
  access: 'ours',
  limit: 'events',
  judged: false,
  body: { schemas: [countsRequest] },
  handle: ({ services, body: { path, events } }) => {
    const ours = (page: string) => (services.dist.hasPage(page) ? page : '(other)');
    services.counts.add(
      ours(path),
      events.filter(({ event }) => event !== 'search_opened'),
    );
    // What a search led to is counted at the page that it led to.
    for (const one of events) if (one.event === 'search_opened') services.counts.add(ours(one.opened ?? ''), [one]);
    for (const { event } of events) services.metrics.count('events_total', { event });
    return { status: 202, json: { ok: true } };
  },
});
