import { contact } from '../company/contact.ts';
import { paths } from '../http.ts';
import { bookingRules, chatRules, type FieldRule, heroRules, newsletterRules, quizRules } from './field-rules.ts';
import { type LeadAnswer, untilWhen } from './lead-answer.ts';
import {
  bookingMessages,
  heroMessages,
  newsletterMessages,
  quizMessages,
  scanMessages,
  type ToastText,
} from './messages.ts';

/** What a visitor gives of themselves, offered again in the next form of the visit. */
export type ContactDetails = { name?: string; email?: string; phone?: string; company?: string };

/** The forms, by the name they have in requests, events and analytics. */
export type FormName = 'booking' | 'contact-page' | 'exit-offer' | 'hero-form' | 'risk-quiz' | 'newsletter' | 'chat';

export type FormRecord = {
  path: string;
  rules: Readonly<Record<string, FieldRule>>;
  /** Widget whose shell shows a post refused without JavaScript. Absent: the form requires JavaScript. */
  widget?: string;
  details: Readonly<Partial<Record<string, keyof ContactDetails>>>;
  /** Toast for an unreachable server or permanent refusal. */
  failed: ToastText;
  /** While on the page, shows messages in its status line, not as toasts. */
  quiet?: true;
  /** Toast when an unsent request has arrived after its form has gone. */
  arrived: (answer: LeadAnswer) => ToastText;
  /** For analytics (decision 40). A form without one, such as the newsletter's, creates no lead. */
  conversion?: { value?: number; currency?: 'CAD' };
};

const phone = contact.phone.display;

const bookingForm = {
  path: paths.contacts,
  rules: bookingRules,
  widget: 'contact-form',
  details: { name: 'name', company: 'company', email: 'email', phone: 'phone' },
  failed: bookingMessages.failed(phone),
  arrived: ({ promise = '' }) => ({ title: bookingMessages.successTitle, text: promise }),
} as const satisfies FormRecord;

export const forms = {
  booking: { ...bookingForm, conversion: { value: 500, currency: 'CAD' } },
  'contact-page': { ...bookingForm, conversion: {} },
  'exit-offer': {
    ...bookingForm,
    arrived: ({ promise = '' }) => ({ title: scanMessages.successTitle, text: promise }),
    conversion: {},
  },
  'hero-form': {
    path: paths.contacts,
    rules: heroRules,
    widget: 'hero-form',
    details: { name: 'company', email: 'email', phone: 'phone' },
    failed: heroMessages.failed(phone),
    arrived: (answer) => ({ ...heroMessages.success, text: untilWhen(heroMessages.success.text, answer) }),
    conversion: {},
  },
  'risk-quiz': {
    path: paths.assessment,
    rules: quizRules,
    widget: 'risk-quiz',
    details: { name: 'name', email: 'email', company: 'company' },
    failed: quizMessages.failed(phone),
    quiet: true,
    arrived: (answer) => ({ title: 'Request received', text: untilWhen(quizMessages.thanks, answer) }),
    conversion: {},
  },
  newsletter: {
    path: paths.newsletter,
    rules: newsletterRules,
    widget: 'newsletter',
    details: { email: 'email' },
    failed: newsletterMessages.failed,
    arrived: () => {
      const { success, checkMail } = newsletterMessages;
      return { title: success.title, text: `${success.text}. ${checkMail}` };
    },
  },
  /** The chat's gate. Visitors do not wait for its answer; its messages only appear on later pages. */
  chat: {
    path: paths.chatContact,
    rules: chatRules,
    details: bookingForm.details,
    failed: bookingForm.failed,
    arrived: ({ promise = '' }) => ({ title: 'Request received', text: promise }),
    conversion: {},
  },
} as const satisfies Record<FormName, FormRecord>;

/** A form of `POST /api/contacts`. */
export type FormId = {
  [Name in FormName]: (typeof forms)[Name]['path'] extends typeof paths.contacts ? Name : never;
}[FormName];

/** Forms with a conversion, the ROI calculator, and emails that came to us. */
export type LeadForm =
  | { [Name in FormName]: (typeof forms)[Name] extends { conversion: object } ? Name : never }[FormName]
  | 'roi-calculator'
  | 'email';

// PURE annotations let bundlers drop unused names.
const names = /* @__PURE__ */ Object.keys(forms) as FormName[];

export const formIds = /* @__PURE__ */ names.filter((name): name is FormId => forms[name].path === paths.contacts);

export type FormWidget = Extract<(typeof forms)[FormName], { widget: string }>['widget'];

export const formWidgets: readonly FormWidget[] = /* @__PURE__ */ Array.from(
  /* @__PURE__ */ new Set(
    /* @__PURE__ */ names.flatMap((name) => ((forms[name] as FormRecord).widget as FormWidget | undefined) ?? []),
  ),
);
