import { type FormName, type FormRecord, forms } from '../../shared/forms/forms.ts';
import { track } from './track.ts';

/**
 * Tells analytics that the server has a form's request (decision 40).
 * @param source where the form stood, in the page's own word
 */
export function trackLead(form: FormName, source: string): void {
  const { conversion }: FormRecord = forms[form];
  track('generate_lead', { form, source });
  if (conversion) track('conversion', { ...conversion, form });
}
