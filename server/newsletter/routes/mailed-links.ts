import * as z from 'zod/mini';
import { doneAnswer } from '../../http/done.ts';
import { Refusal } from '../../http/refusal.ts';
import { type ReadRoute, type Reply, type WriteRoute, writeRoute } from '../../http/route.ts';
import type { ShellName } from '../../http/shells/shell-names.ts';
import type { Newsletter } from '../create-newsletter.ts';

/** A malformed token is answered as an unknown one. */
const linkBody = z.object({ token: z.catch(z.string().check(z.maxLength(500)), '') });

const unknownLink: Reply = {
  status: 404,
  json: new Refusal('not-found').toAnswer(),
  page: { of: 'link-unknown' },
};

type MailedLink = {
  path: string;
  asks: ShellName;
  /** Default: the page for unknown links. */
  without?: ShellName;
  done: ShellName;
  summaries: { get: string; post: string };
  serves(token: string): boolean;
  act(token: string): Promise<string>;
};

/**
 * Opening the link only shows a button, because mail scanners open links; the button posts the token. Mail programs may
 * post to the link itself (RFC 8058).
 */
function mailedLink({ path, asks, without, done, summaries, serves, act }: MailedLink): [ReadRoute, WriteRoute] {
  const get: ReadRoute = {
    method: 'GET',
    path,
    summary: summaries.get,
    access: 'ours',
    limit: 'mailedLinks',
    forPeople: true,
    handle: ({ query }) => {
      const token = query.get('token');
      if (!token && without) return { status: 200, page: { of: without } };
      return token && serves(token) ? { status: 200, page: { of: asks, hidden: { token } } } : unknownLink;
    },
  };
  const post = writeRoute<z.infer<typeof linkBody>>({
    method: 'POST',
    path,
    summary: summaries.post,
    answer: doneAnswer('Done.'),
    access: 'ours',
    limit: 'mailedLinks',
    judged: false,
    body: {
      schemas: [linkBody],
      examples: { yours: { token: 'of-the-mailed-link' } },
      inAddress: (query) => (query.has('token') ? { token: query.get('token') } : undefined),
    },
    handle: async ({ body }) => {
      const outcome = body.token ? await act(body.token) : 'unknown';
      if (outcome === 'unknown') return unknownLink;
      return { status: 200, json: { ok: true }, page: { of: done } };
    },
  });
  return [get, post];
}

export const mailedLinks = ({ newsletter }: { newsletter: Newsletter }) => [
  ...mailedLink({
    path: '/newsletter/confirm',
    asks: 'newsletter-confirm',
    done: 'newsletter-confirmed',
    summaries: { get: 'Show the button that confirms a subscription.', post: 'Confirm a subscription.' },
    serves: (token) => newsletter.serves('confirm', token),
    act: (token) => newsletter.confirm(token),
  }),
  ...mailedLink({
    path: '/unsubscribe',
    asks: 'unsubscribe',
    without: 'unsubscribe-help',
    done: 'unsubscribed',
    summaries: { get: 'Show the button that ends a subscription.', post: 'End a subscription (RFC 8058).' },
    serves: (token) => newsletter.serves('unsubscribe', token),
    act: (token) => newsletter.unsubscribe(token),
  }),
];
