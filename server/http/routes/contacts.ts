import {
  bookingRequest,
  type ContactAnswer,
  type ContactRequest,
  heroRequest,
  isHeroRequest,
} from '../../../widgets/contract/contact.ts';
import { paths } from '../../../widgets/contract/http.ts';
import { promiseSentence } from '../../leads/promise-sentence.ts';
import { Refusal } from '../refusal.ts';
import { writeRoute } from '../route.ts';
import { thankYouFor } from './thank-you.ts';

/** `POST /api/contacts`: specification, section 7; the booking dialog, the contact page and the hero form. */
export const contacts = writeRoute<ContactRequest>({
  method: 'POST',
  path: paths.contacts,
  summary: 'Keep a request for contact or a booking.',
  access: 'partners',
  limit: 'contacts',
  judged: true,
  body: {
    schemas: [bookingRequest, heroRequest],
    choose: (raw) => (isHeroRequest(raw) ? heroRequest : bookingRequest),
    refusedForm: (raw) => (isHeroRequest(raw) ? 'hero-form' : 'contact-form'),
  },
  handle: async ({ services, body, claim, ...guarded }) => {
    const { idempotencyKey, suspicion, nonce } = guarded;
    const kept = await services.leads.keep({ request: body, origin: claim.origin, idempotencyKey, suspicion, nonce });
    const outcome = kept.status === 'kept' && suspicion.length ? 'quarantined' : kept.status;
    services.metrics.count('leads_total', { outcome });
    if (kept.status === 'conflict') throw new Refusal('conflict');
    const { reference, promised } = kept;
    const promise = promiseSentence(promised);
    return {
      status: 201,
      json: { ok: true, reference, promise, promiseKind: promised.kind } satisfies ContactAnswer,
      seeOther: thankYouFor(reference),
    };
  },
});
