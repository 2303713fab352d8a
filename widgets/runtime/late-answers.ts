import { leadSent } from '../analytics/lead-sent.ts';
import type { LateListener } from '../api/outbox.ts';
import { company } from '../contract/company.ts';
import type { ContactAnswer } from '../contract/contact.ts';
import type { Emit, FormName } from '../contract/events.ts';
import { bookingMessages, heroMessages, newsletterMessages, type ToastText } from '../contract/messages.ts';
import { showToast, type ToastType } from '../state/toasts.ts';

const failures: Record<FormName, ToastText> = {
  booking: bookingMessages.failed(company.phone.display),
  'contact-page': bookingMessages.failed(company.phone.display),
  'hero-form': heroMessages.failed(company.phone.display),
  newsletter: newsletterMessages.failed,
};

/** What stands nowhere else on the page is there long enough to be read (ms). */
const duration = 10_000;

/** Tells the visitor what became of a kept request whose form is no longer on the page. */
export function lateAnswers(emit: Emit): LateListener {
  const tell = (type: ToastType, { title, text }: ToastText) => showToast({ type, title, text, duration });
  return ({ form }, settled) => {
    if (settled.kind === 'refused') {
      tell('error', failures[form]);
      emit('failed', { form, status: settled.status });
      return;
    }
    if (form === 'newsletter') {
      const { success, checkMail } = newsletterMessages;
      tell('success', { title: success.title, text: `${success.text}. ${checkMail}` });
      emit('sent', { form });
      return;
    }
    const answer = settled.answer as ContactAnswer;
    const booked = { title: bookingMessages.successTitle, text: answer.promise };
    tell('success', form === 'hero-form' ? heroMessages.success : booked);
    leadSent(form, answer, emit);
  };
}
