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
  email: 'Email to us',
};

export const knownForms = Object.keys(names);

/** Removed forms are shown by id, and so is a name that somebody invents, such as `constructor`. */
export const formName = (form: string): string => (Object.hasOwn(names, form) ? names[form as FormName] : form);
