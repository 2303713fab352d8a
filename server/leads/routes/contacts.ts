import { bookingRequest, type ContactRequest, heroRequest, isHeroRequest } from '../../../shared/forms/contact.ts';
import { paths } from '../../../shared/http.ts';
import { heroService } from '../../../shared/options.ts';
import { writeRoute } from '../../http/route.ts';
import { type AcceptingLeads, acceptLead } from './accept-lead.ts';
import { leadAnswerSchema } from './lead-answer-schema.ts';
import { thankYouFor } from './thank-you.ts';

/** `POST /api/contacts`: docs/product.md, section 7; the booking dialog, the contact page and the hero form. */
export const contacts = (needs: AcceptingLeads) =>
  writeRoute<ContactRequest>({
    method: 'POST',
    path: paths.contacts,
    summary: 'Keep a request for contact or a booking.',
    access: 'partners',
    limit: 'contacts',
    judged: true,
    answer: { status: 201, about: 'Kept. `promise` says by when a person is in touch.', schema: leadAnswerSchema },
    refuses: ['conflict'],
    body: {
      examples: {
        booking: {
          name: 'Jo Li',
          email: 'jo@firm.example',
          phone: '416 555 0100',
          company: 'Li & Co',
          service: 'managed-it',
        },
        hero: {
          name: 'Li & Co',
          email: 'jo@firm.example',
          phone: '416 555 0100',
          employeeCount: '11-50',
          service: heroService,
        },
      },
      schemas: [bookingRequest, heroRequest],
      choose: (raw) => (isHeroRequest(raw) ? heroRequest : bookingRequest),
      refusedForm: (raw) => (isHeroRequest(raw) ? 'hero-form' : 'contact-form'),
    },
    handle: async (exchange) => {
      const answer = await acceptLead(needs, exchange, exchange.body);
      return { status: 201, json: answer, seeOther: thankYouFor(answer) };
    },
  });
