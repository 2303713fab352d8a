/** Option values and labels of the forms, word for word: docs/product.md, section 5. */

export type Option = { value: string; label: string };

export const generalAssessment = { value: 'general', label: 'General Assessment' } as const satisfies Option;

export const serviceOptions = [
  { value: 'managed-it', label: 'Managed IT Services' },
  { value: 'cybersecurity', label: 'Cybersecurity' },
  { value: 'cloud', label: 'Cloud Services' },
  { value: 'vcio', label: 'vCIO Consulting' },
  { value: 'business-continuity', label: 'Business Continuity' },
  { value: 'voip', label: 'VoIP Solutions' },
  generalAssessment,
] as const satisfies readonly Option[];

/** The contact page also takes the exit popup's offer (`/contact-us?service=dark-web-scan`). */
export const darkWebScan = { value: 'dark-web-scan', label: 'Dark Web Scan' } as const satisfies Option;

/** What the contact page's form offers, and what `?service=` may name. */
export const contactServices = [...serviceOptions, darkWebScan];

/** Sent by the hero form: docs/product.md, section 7. */
export const heroService = 'Security Assessment';
export const heroMessage = 'Security assessment requested from the hero form';

export const employeeCounts = ['1-10', '11-50', '51-100', '100+'] as const;

/** Every `service` value that `POST /api/contacts` accepts (docs/product.md, section 5). */
export const acceptedServices = [
  ...serviceOptions.map((option) => option.value),
  darkWebScan.value,
  heroService,
] as const;
