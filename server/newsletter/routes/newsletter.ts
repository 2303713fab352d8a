import { type NewsletterAnswer, type NewsletterRequest, newsletterRequest } from '../../../shared/forms/newsletter.ts';
import { paths } from '../../../shared/http.ts';
import { doneSchema } from '../../http/done.ts';
import type { Metrics } from '../../http/metrics.ts';
import { Refusal } from '../../http/refusal.ts';
import { type ReadRoute, writeRoute } from '../../http/route.ts';
import { networkKey } from '../../location/client-address.ts';
import type { Newsletter } from '../create-newsletter.ts';

type Needs = { metrics: Metrics; newsletter: Newsletter };

const checkMailPath = '/newsletter/check-your-mail';

/** `POST /api/newsletter`: double opt-in (decision 28). The answer never reveals whether the address was known. */
export const newsletter = ({ metrics, newsletter }: Needs) =>
  writeRoute<NewsletterRequest>({
    method: 'POST',
    path: paths.newsletter,
    summary: 'Ask to subscribe to the newsletter; an email asks for confirmation.',
    access: 'partners',
    limit: 'newsletter',
    judged: true,
    answer: { status: 202, about: 'The address is asked by email to confirm, known or not.', schema: doneSchema },
    refuses: ['conflict'],
    body: {
      examples: { signup: { email: 'jo@firm.example' } },
      schemas: [newsletterRequest],
      refusedForm: () => 'newsletter',
    },
    handle: async ({ body, idempotencyKey, suspicion, source }) => {
      const { email, consent: consentId, page } = body;
      const network = networkKey(source.address);
      const signup = { email, consentId, page, form: 'newsletter', network, idempotencyKey, suspicion };
      const saved = await newsletter.subscribe(signup);
      metrics.count('newsletter_total', { outcome: saved.status });
      if (saved.status === 'conflict') throw new Refusal('conflict');
      return { status: 202, json: { ok: true } satisfies NewsletterAnswer, seeOther: checkMailPath };
    },
  });

/** Redirect target of a request without JavaScript (decision 43). */
export const checkMail: ReadRoute = {
  method: 'GET',
  path: checkMailPath,
  summary: 'Say that an email asks for confirmation.',
  access: 'ours',
  limit: 'receipts',
  forPeople: true,
  handle: () => ({ status: 200, page: { of: 'newsletter-sent' } }),
};
