import { everyPageTests } from '../support/every-page.ts';

// Articles, library and downloads.
everyPageTests('reading');
