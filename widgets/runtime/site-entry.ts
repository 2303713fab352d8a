import { startOnOwnPage } from './start-site.ts';

// The script of our own pages.
void startOnOwnPage(import.meta.env.WIDGETS_VERSION as string);
