import type { ContactAnswer } from '../contract/contact.ts';
import type { Emit, FormName } from '../contract/events.ts';
import { conversionValue } from './conversion-value.ts';
import { track } from './track.ts';

/** Says to analytics and to the page that the server has a lead: specification, section 9. */
export function leadSent(form: FormName, answer: ContactAnswer, emit: Emit): void {
  track('generate_lead', { form });
  track('conversion', { ...conversionValue, form });
  emit('sent', { form, reference: answer.reference });
}
