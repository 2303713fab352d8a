import { formWidgets } from '../../../shared/forms/forms.ts';

/** Pages for the server to fill (`dist/_server/shells/<name>.html`). */
export const shellNames = [
  ...formWidgets,
  'sent',
  'risk-result',
  'call-times',
  'call-booked',
  'call-cancel',
  'call-cancelled',
  'call-unknown',
  'newsletter-sent',
  'newsletter-confirm',
  'newsletter-confirmed',
  'unsubscribe',
  'unsubscribe-help',
  'unsubscribed',
  'link-unknown',
  'failed',
  'search',
  'postal-code',
  'staff',
] as const;

export type ShellName = (typeof shellNames)[number];
