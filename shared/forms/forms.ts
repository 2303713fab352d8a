import { company } from '../company/company.ts';
import { paths } from '../http.ts';
import { bookingRules, chatRules, type FieldRule, heroRules, newsletterRules, quizRules } from './field-rules.ts';
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

/** What script and server know of a form that people send. */
export type FormRecord = {
  /** The API's path. */
  path: string;
  /** What the fields must hold. */
  rules: Readonly<Record<string, FieldRule>>;
  /**
   * The widget that draws the form, and the page that shows it again when a post without a script is refused. Absent: it
   * needs the script.
   */
  widget?: string;
  /** Which detail of the visitor each field holds. */
  details: Readonly<Partial<Record<string, keyof ContactDetails>>>;
  /** The toast when the server cannot be reached or refuses for good. */
  failed: ToastText;
  /** What is said of it stands in its status line, and in no toast while the form is there. */
  quiet?: true;
  /** The toast when a kept request has arrived and its form is no longer on the page. */
  arrived: (answer: { promise: string }) => ToastText;
  /** What the conversion carries in analytics (decision 40). A form without one, as the newsletter's, makes no lead for staff. */
  conversion?: { value?: number; currency?: 'CAD' };
};

const phone = company.phone.display;

const bookingForm = {
  path: paths.contacts,
  rules: bookingRules,
  widget: 'contact-form',
  details: { name: 'name', company: 'company', email: 'email', phone: 'phone' },
  failed: bookingMessages.failed(phone),
  arrived: ({ promise }) => ({ title: bookingMessages.successTitle, text: promise }),
} as const satisfies FormRecord;

/** Every form. */
export const forms = {
  booking: { ...bookingForm, conversion: { value: 500, currency: 'CAD' } },
  'contact-page': { ...bookingForm, conversion: {} },
  'exit-offer': {
    ...bookingForm,
    arrived: ({ promise }) => ({ title: scanMessages.successTitle, text: promise }),
    conversion: {},
  },
  'hero-form': {
    path: paths.contacts,
    rules: heroRules,
    widget: 'hero-form',
    details: { name: 'company', email: 'email', phone: 'phone' },
    failed: heroMessages.failed(phone),
    arrived: () => heroMessages.success,
    conversion: {},
  },
  'risk-quiz': {
    path: paths.assessment,
    rules: quizRules,
    widget: 'risk-quiz',
    details: { name: 'name', email: 'email', company: 'company' },
    failed: quizMessages.failed(phone),
    quiet: true,
    arrived: () => ({ title: 'Request received', text: quizMessages.thanks }),
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
  /** The chat's gate: nobody waits for it, so what it says is for a later page alone. */
  chat: {
    path: paths.chatContact,
    rules: chatRules,
    details: bookingForm.details,
    failed: bookingForm.failed,
    arrived: ({ promise }) => ({ title: 'Request received', text: promise }),
    conversion: {},
  },
} as const satisfies Record<FormName, FormRecord>;

/** A form whose request `POST /api/contacts` takes. */
export type FormId = {
  [Name in FormName]: (typeof forms)[Name]['path'] extends typeof paths.contacts ? Name : never;
}[FormName];

/** Where a lead comes from: a form that has a conversion, or the ROI calculator. */
export type LeadForm =
  | { [Name in FormName]: (typeof forms)[Name] extends { conversion: object } ? Name : never }[FormName]
  | 'roi-calculator';

// Without a side effect (the notes say so to the bundlers), so that scripts leave out what they do not use.
const names = /* @__PURE__ */ Object.keys(forms) as FormName[];

/** The names that `POST /api/contacts` accepts as `form`. */
export const formIds = /* @__PURE__ */ names.filter((name): name is FormId => forms[name].path === paths.contacts);

/** A widget that draws a form. */
export type FormWidget = Extract<(typeof forms)[FormName], { widget: string }>['widget'];

/** The widgets that draw a form, each once. */
export const formWidgets: readonly FormWidget[] = /* @__PURE__ */ Array.from(
  /* @__PURE__ */ new Set(
    /* @__PURE__ */ names.flatMap((name) => ((forms[name] as FormRecord).widget as FormWidget | undefined) ?? []),
  ),
);
