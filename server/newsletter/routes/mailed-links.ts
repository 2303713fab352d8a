import * as z from 'zod/mini';
import { Refusal } from '../../http/refusal.ts';
import { type ReadRoute, type Reply, type WriteRoute, writeRoute } from '../../http/route.ts';
import type { ShellName } from '../../http/shells/shell-names.ts';
import type { Newsletter } from '../create-newsletter.ts';

/** The token in a mailed link. A wrong one of any shape is answered as unknown, not as malformed. */
const linkBody = z.object({ token: z.catch(z.string().check(z.maxLength(500)), '') });

const unknownLink: Reply = {
  status: 404,
  json: new Refusal('not-found').toAnswer(),
  page: { of: 'link-unknown' },
};

type Link = {
  path: string;
  asks: ShellName;
  /** The page for a visitor without a token; absent: the one for an unknown link. */
  without?: ShellName;
  done: ShellName;
  summaries: { get: string; post: string };
  act(token: string): Promise<string>;
};

/**
 * A mailed link: opening it shows one button and changes nothing (mail scanners open links), pressing it
 * posts the token. A mail program may post to the link itself (RFC 8058): then the address holds the token.
 */
function mailedLink({ path, asks, without, done, summaries, act }: Link): [ReadRoute, WriteRoute] {
  const get: ReadRoute = {
    method: 'GET',
    path,
    summary: summaries.get,
    access: 'ours',
    limit: 'mailedLinks',
    forPeople: true,
    handle: ({ query }) => {
      const token = query.get('token');
      if (token) return { status: 200, page: { of: asks, hidden: { token } } };
      return without ? { status: 200, page: { of: without } } : unknownLink;
    },
  };
  const post = writeRoute<z.infer<typeof linkBody>>({
    method: 'POST',
    path,
    summary: summaries.post,
    access: 'ours',
    limit: 'mailedLinks',
    judged: false,
    body: {
      schemas: [linkBody],
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
    act: (token) => newsletter.confirm(token),
  }),
  ...mailedLink({
    path: '/unsubscribe',
    asks: 'unsubscribe',
    without: 'unsubscribe-help',
    done: 'unsubscribed',
    summaries: { get: 'Show the button that ends a subscription.', post: 'End a subscription (RFC 8058).' },
    act: (token) => newsletter.unsubscribe(token),
  }),
];
