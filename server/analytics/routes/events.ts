import { type CountsRequest, countsRequest } from '../../../shared/counts.ts';
import { paths } from '../../../shared/http.ts';
import { doneSchema } from '../../http/done.ts';
import type { Metrics } from '../../http/metrics.ts';
import { writeRoute } from '../../http/route.ts';
import type { Dist } from '../../pages/dist.ts';
import type { Counts } from '../create-counts.ts';

type Needs = { counts: Counts; dist: Dist; metrics: Metrics };

/**
 * `POST /api/events`: the site's own counts (decision 27), without IP address or browser. Paths that are no page of
 * ours count as `(other)`, as they may hold anything.
 */
export const events = ({ counts, dist, metrics }: Needs) =>
  writeRoute<CountsRequest>({
    method: 'POST',
    path: paths.events,
    summary: 'Count what happened on a page of ours, without an identifier.',
    access: 'ours',
    limit: 'events',
    judged: false,
    answer: { status: 202, about: 'Counted.', schema: doneSchema },
    body: { schemas: [countsRequest], examples: { view: { path: '/pricing', events: [{ event: 'page_view' }] } } },
    handle: ({ body: { path, events } }) => {
      const ours = (page: string) => (dist.hasPage(page) ? page : '(other)');
      counts.add(
        ours(path),
        events.filter(({ event }) => event !== 'search_opened'),
      );
      // Counted at the page that the search led to.
      for (const one of events) if (one.event === 'search_opened') counts.add(ours(one.opened ?? ''), [one]);
      for (const { event } of events) metrics.count('events_total', { event });
      return { status: 202, json: { ok: true } };
    },
  });
