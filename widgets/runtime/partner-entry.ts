import { startOnPartnerPage } from './start-partner.ts';

export type { WidgetEvents } from '../../shared/forms/events.ts';
export type { FormName } from '../../shared/forms/forms.ts';
export type { ItWidgetsApi } from './public-api.ts';

// vite.widgets.config.ts inserts the version from package.json.
void startOnPartnerPage(import.meta.env.WIDGETS_VERSION as string);
