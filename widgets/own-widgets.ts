import * as emailMe from './email-me/part.ts';
import { partnerWidgets } from './partner-widgets.ts';
import * as postalCode from './postal-code/part.ts';

/** The one file of widgets that our own pages fetch: the partners' widgets, and what stands on many pages of ours. */
export const ownWidgets = { ...partnerWidgets, 'postal-code': postalCode, 'email-me': emailMe };
