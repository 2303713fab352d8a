import { start } from './runtime/start.ts';

export type { WidgetEvents } from './contract/events.ts';
export type { FormName } from './contract/forms.ts';
export type { NorthlumeApi } from './runtime/public-api.ts';

// Written in by vite.widgets.config.ts, from package.json.
void start(import.meta.env.WIDGETS_VERSION as string);
