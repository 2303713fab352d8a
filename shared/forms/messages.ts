/**
 * All sentences of forms, toasts and the API: verbatim from docs/product.md (sections 5, 8 and 9), and what may follow
 * them.
 */

export const fieldMessages = {
  name: 'Name must be at least 2 characters',
  email: 'Please enter a valid email address',
  phone: 'Please enter a valid phone number',
  fewDigits: (found: number) =>
    `We count ${found} ${found === 1 ? 'digit' : 'digits'}; a phone number in Canada has 10. If it is right, leave it as it is and go on.`,
  company: 'Company name must be at least 2 characters',
  oneLetterFirm: 'If your firm has one letter, write its legal name, such as “X Ltd.”',
  service: 'Please select a service',
  employeeCount: 'Please select employee count',
  notText: 'Please write this as text',
  tooLong: (max: number) => `Please shorten this to ${max} characters or fewer`,
} as const;

export type ToastText = { title: string; text: string };

/** The free dark web scan, which uses the booking form. */
export const scanMessages = { successTitle: 'Your scan is requested' } as const;

export const bookingMessages = {
  successTitle: 'Assessment Booked!',
  failed: (phone: string): ToastText => ({
    title: 'Submission Failed',
    text: `Please try again or call us directly at ${phone}`,
  }),
  submit: 'Book Assessment',
  submitting: 'Submitting...',
} as const;

export const heroMessages = {
  success: {
    title: 'Assessment Request Submitted',
    text: "We'll contact you within 2 hours to schedule your free security assessment",
  } satisfies ToastText,
  failed: bookingMessages.failed,
  submit: 'Get Free IT Assessment',
  submitting: bookingMessages.submitting,
} as const;

export const newsletterMessages = {
  success: {
    title: 'Subscribed Successfully',
    text: "You'll receive monthly IT security updates and best practices",
  } satisfies ToastText,
  failed: { title: 'Subscription Failed', text: 'Please try again or contact us directly' } satisfies ToastText,
  invalid: { title: 'Invalid Email', text: fieldMessages.email } satisfies ToastText,
  checkMail: 'Check your email to confirm: the subscription starts when you press the button in it.',
  submit: 'Subscribe',
  submitting: 'Subscribing...',
} as const;

/** Title and text of a failure together are the sentence of docs/product.md, section 8. */
export const quizMessages = {
  thanks: 'Thank you! A cybersecurity expert will contact you within 24 hours with personalized recommendations.',
  failed: (phone: string): ToastText => ({
    title: 'There was an issue submitting your request',
    text: `Please try again or call us at ${phone}.`,
  }),
  name: 'Please enter your name',
  answer: 'Please choose an answer',
  submit: 'Get a free consultation',
  submitting: bookingMessages.submitting,
} as const;

/** Above the errors, and before the page's title. */
export const errorSummaryTitle = 'Please check these fields';
export const errorTitlePrefix = 'Error: ';

/** Status line while a request is unsent (decision 17). */
export function keptOnDevice(phone: string): string {
  return `We could not reach the server. Your request is kept on this device and is sent as soon as we can. In a hurry? Call ${phone}.`;
}

/** Status line when an unsent request arrives after its form was changed. */
export const earlierSent =
  'Your earlier request has arrived. What you have changed since then is not sent yet: press the button to send it.';

export const copyMessages = {
  text: { title: 'Copied', text: 'Paste it into your own document.' } satisfies ToastText,
  link: { title: 'Link copied', text: 'It leads to this section.' } satisfies ToastText,
  selected: { title: 'Selected', text: 'Press Ctrl+C or ⌘C to copy it.' } satisfies ToastText,
} as const;
