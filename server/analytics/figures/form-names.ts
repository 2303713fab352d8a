import type { FormName, LeadForm } from '../../../shared/forms/forms.ts';

const names: Record<FormName | LeadForm, string> = {
  booking: 'Booking dialog',
  'contact-page': 'Contact page',
  'exit-offer': 'Dark web scan offer',
  'hero-form': 'Assessment form at the top of a page',
  'risk-quiz': 'Risk quiz',
  newsletter: 'Newsletter',
  chat: 'Chat',
  'roi-calculator': 'ROI calculator',
};

/** A form as people read it; one that is no longer there keeps its own name. */
export const formName = (form: string): string => names[form as FormName] ?? form;
