import type { ReadRoute } from '../../http/route.ts';
import type { Leads } from '../create-leads.ts';
import { promiseSentence } from '../promise-sentence.ts';

type Needs = { leads: Leads };

const path = '/thank-you';

/** Redirect target of a request without JavaScript (decision 43). */
export const thankYouFor = (reference: string) => `${path}?${new URLSearchParams({ reference })}`;

/** `GET /thank-you?reference=`: shows only reference and promise, so a guessed reference reveals only a time. */
export const thankYou = ({ leads }: Needs): ReadRoute => ({
  method: 'GET',
  path,
  summary: 'Show what a visitor was promised, by the reference of the request.',
  access: 'ours',
  limit: 'receipts',
  forPeople: true,
  query: { reference: 'Of a request.' },
  handle: async ({ query }) => {
    const reference = query.get('reference');
    const receipt = reference ? await leads.receipt(reference) : undefined;
    if (!receipt) return { status: 200, page: { of: path } };
    const slots = { reference: receipt.reference, promise: promiseSentence(receipt.promised) };
    return { status: 200, page: { of: 'sent', slots } };
  },
});
