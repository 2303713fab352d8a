import { paths } from '../../../widgets/contract/http.ts';
import {
  type NewsletterAnswer,
  type NewsletterRequest,
  newsletterRequest,
} from '../../../widgets/contract/newsletter.ts';
import { Refusal } from '../refusal.ts';
import { judgedWrite } from '../route.ts';

/** `POST /api/newsletter`: asks for a confirmation mail (double opt-in, decision 28). The answer never tells whether the address was known. */
export const newsletter = judgedWrite<NewsletterRequest>({
  method: 'POST',
  path: paths.newsletter,
  summary: 'Ask to subscribe to the newsletter; a mail asks for confirmation.',
  guards: { limit: 'newsletter', origin: 'partners' },
  body: { schemas: [newsletterRequest], choose: () => newsletterRequest, form: () => 'newsletter' },
  handle: async ({ services, body, idempotencyKey, suspicion, nonce }) => {
    const { email, consent, page } = body;
    const kept = await services.newsletter.subscribe({
      email,
      consentId: consent,
      page,
      form: 'newsletter',
      idempotencyKey,
      suspicion,
      nonce,
    });
    services.metrics.count('newsletter_total', { outcome: kept.status });
    if (kept.status === 'conflict') throw new Refusal('conflict');
    return {
      status: 202,
      json: { ok: true } satisfies NewsletterAnswer,
      page: { shell: 'newsletter-sent', status: 200 },
    };
  },
});
