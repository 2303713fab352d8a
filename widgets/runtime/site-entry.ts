import { startOnOwnPage } from './start-site.ts';

void startOnOwnPage(import.meta.env.WIDGETS_VERSION as string);
