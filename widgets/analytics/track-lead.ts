import { type FormName, type FormRecord, forms } from '../../shared/forms/forms.ts';
import { track } from './track.ts';

/**
 * Records that the server accepted a form's request (decision 40).
 * @param source the form's place on the page
 */
export function trackLead(form: FormName, source: string): void {
  const { conversion }: FormRecord = forms[form];
  track('generate_lead', { form, source });
  if (conversion) track('conversion', { ...conversion, form });
}
