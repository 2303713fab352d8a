import { timesPage } from '../../../shared/appointments/call-paths.ts';
import type { ContactAnswer } from '../../../shared/forms/lead-answer.ts';
import type { ReadRoute } from '../../http/route.ts';
import type { Leads } from '../create-leads.ts';
import { promiseSentence } from '../promise-sentence.ts';

type Needs = { leads: Leads };

const path = '/thank-you';

/** Redirect target of a request without JavaScript (decision 43). */
export const thankYouFor = ({ reference, times }: Pick<ContactAnswer, 'reference' | 'times'>): string =>
  `${path}?${new URLSearchParams({ reference, ...(times && { token: tokenOf(times) }) })}`;

const tokenOf = (times: string): string => new URLSearchParams(times.slice(times.indexOf('?'))).get('token') ?? '';

/**
 * `GET /thank-you?reference=`: shows only reference and promise, so a guessed reference reveals only a time. `token`
 * goes on to the free times for a call.
 */
export const thankYou = ({ leads }: Needs): ReadRoute => ({
  method: 'GET',
  path,
  summary: 'Show what a visitor was promised, by the reference of the request.',
  access: 'ours',
  limit: 'receipts',
  forPeople: true,
  query: { reference: 'Of a request.', token: 'Of the page with free times for a call.' },
  handle: async ({ query }) => {
    const reference = query.get('reference');
    const receipt = reference ? await leads.receipt(reference) : undefined;
    if (!receipt) return { status: 200, page: { of: path } };
    const slots = { reference: receipt.reference, promise: promiseSentence(receipt.promised) };
    const token = query.get('token');
    const times = token
      ? [{ path: `${timesPage}?${new URLSearchParams({ token })}`, title: 'Or pick a time for our call' }]
      : [];
    return { status: 200, page: { of: 'sent', slots, lists: { times } } };
  },
});
