import {
  bookingRequest,
  type ContactAnswer,
  type ContactRequest,
  contactSchemaFor,
  heroRequest,
} from '../../../widgets/contract/contact.ts';
import { paths } from '../../../widgets/contract/http.ts';
import { heroService } from '../../../widgets/contract/options.ts';
import { promiseSentence } from '../../leads/promise-sentence.ts';
import { Refusal } from '../refusal.ts';
import { judgedWrite } from '../route.ts';

const isHero = (body: unknown) => (body as { service?: unknown } | null)?.service === heroService;

/** `POST /api/contacts`: specification, section 7; the booking dialog, the contact page and the hero form. */
export const contacts = judgedWrite<ContactRequest>({
  method: 'POST',
  path: paths.contacts,
  summary: 'Keep a request for contact or a booking.',
  guards: { limit: 'contacts', origin: 'partners' },
  body: {
    schemas: [bookingRequest, heroRequest],
    choose: contactSchemaFor,
    form: (raw) => (isHero(raw) ? 'hero-form' : 'contact-form'),
  },
  handle: async ({ services, body, idempotencyKey, origin, suspicion, nonce }) => {
    const request = isHero(body) ? { ...body, company: body.company ?? body.name } : body;
    const form = body.form ?? (isHero(body) ? 'hero-form' : 'booking');
    const kept = await services.leads.keep({
      request,
      form,
      page: body.page,
      origin,
      idempotencyKey,
      suspicion,
      nonce,
    });
    const outcome = kept.status === 'kept' && suspicion.length ? 'quarantined' : kept.status;
    services.metrics.count('leads_total', { outcome });
    if (kept.status === 'conflict') throw new Refusal('conflict');
    const { reference } = kept;
    const promise = promiseSentence(kept.promise);
    return {
      status: 201,
      json: { ok: true, reference, promise } satisfies ContactAnswer,
      page: { shell: 'sent', status: 200, slots: { reference, promise } },
    };
  },
});
