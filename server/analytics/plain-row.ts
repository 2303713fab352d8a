import { forms } from '../../shared/forms/forms.ts';
import type { EventRow } from './tables.ts';

const ofForms: readonly string[] = ['generate_lead', 'conversion'];
const steps: readonly string[] = ['start', 'error', 'abandon', 'refused-field'];

const isOfForm = (event: string) => event.startsWith('form_') || ofForms.includes(event);
const isForm = (widget: string) => Object.hasOwn(forms, widget) || widget === 'roi-calculator';

/**
 * A row without words that anyone may invent: page, event and form. There are few of these, so they count on any day.
 * Undefined for what is no page or form of ours, and for a measure.
 */
export function plainRow(row: EventRow): EventRow | undefined {
  const { event, path, widget, detail, metric } = row;
  if (!path.startsWith('/') || metric !== '') return undefined;
  if (widget !== '' && !(isOfForm(event) && isForm(widget))) return undefined;
  const step = event === 'form_interaction' && steps.includes(detail) ? detail : '';
  return { ...row, field: '', detail: step };
}
