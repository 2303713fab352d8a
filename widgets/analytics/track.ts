import { eventType } from '../../shared/forms/events.ts';
import { forPartners } from '../base/for-partners.ts';
import { saysNo } from '../base/privacy-signal.ts';
import { consent } from '../state/consent.ts';
import { pageEvents } from '../state/page-events.ts';

/** Event names and parameters of docs/product.md, section 7. */
export type TrackEvents = {
  conversion: { value?: number; currency?: 'CAD'; form: string };
  generate_lead: { form: string; source: string };
  form_interaction: { form: string; action: 'start' | 'abandon' | 'error' };
  /** An option value of the forms (decision 38). */
  service_interest: { service: string };
  click: { target: 'phone' | 'mail' | 'call-to-action'; label: string };
  engagement: { subject: string };
  /** Never includes the visitor's figures. */
  roi_calculator: { action: 'calculate' | 'address' | 'print' | 'email' | 'consult' };
  page_view: { path: string };
};

/**
 * Our own pages count the event; after consent the document also dispatches `itwidgets:track`. Global Privacy Control
 * and Do Not Track count as refusal (decision 27).
 */
export function track<Name extends keyof TrackEvents>(event: Name, params: TrackEvents[Name]): void {
  if (saysNo()) return;
  if (!forPartners) pageEvents.setState({ event, params });
  if (!consent.getState().analytics) return;
  document.dispatchEvent(new CustomEvent(eventType('track'), { bubbles: true, detail: { event, params } }));
}
