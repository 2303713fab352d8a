import { version } from '../package.json';
import { start } from './runtime/start.ts';

export type { FormName, WidgetEvents } from './contract/events.ts';
export type { NorthlumeApi } from './runtime/public-api.ts';

void start(version);
