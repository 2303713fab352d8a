import type { ContactAnswer } from '../contract/contact.ts';
import type { Emit, FormName } from '../contract/events.ts';
import { conversionValue } from './conversion-value.ts';
import { track } from './track.ts';

/**
 * Says to analytics and to the page that the server has a lead: specification, section 9.
 * @param source where the form stood, in the page's own word
 */
export function leadSent(form: FormName, answer: ContactAnswer, emit: Emit, source = ''): void {
  track('generate_lead', { form, source });
  track('conversion', { ...conversionValue, form });
  emit('sent', { form, reference: answer.reference });
}
