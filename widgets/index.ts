import { startOnPartnerPage } from './runtime/start-partner.ts';

export type { WidgetEvents } from './contract/events.ts';
export type { FormName } from './contract/forms.ts';
export type { NorthlumeApi } from './runtime/public-api.ts';

// The script for partners' pages. The version is written in by vite.widgets.config.ts, from package.json.
void startOnPartnerPage(import.meta.env.WIDGETS_VERSION as string);
