import { everyPageTests } from '../support/every-page.ts';

everyPageTests('others');
