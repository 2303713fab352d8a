import type { ContactAnswer } from '../../shared/forms/contact.ts';
import type { Emit } from '../../shared/forms/events.ts';
import { type FormRecord, forms } from '../../shared/forms/forms.ts';
import { trackLead } from '../analytics/track-lead.ts';
import type { LateListener } from '../api/unsent-requests.ts';
import { showToast } from '../state/toasts.ts';

/** Longer (ms): the message appears nowhere else. */
const duration = 10_000;

/** Notifies the visitor of a late answer whose form has left the page. */
export function lateAnswers(emit: Emit): LateListener {
  return ({ form, source = '' }, settled) => {
    const { failed, arrived }: FormRecord = forms[form];
    if (settled.kind === 'refused') {
      showToast({ type: 'error', ...failed, duration });
      emit('failed', { form, status: settled.status });
      return;
    }
    const answer = settled.answer as ContactAnswer;
    showToast({ type: 'success', ...arrived(answer), duration });
    trackLead(form, source);
    emit('sent', { form, reference: answer.reference });
  };
}
