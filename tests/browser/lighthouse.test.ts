import { lighthouseTests } from '../support/lighthouse-tests.ts';

// The first, third, fifth … kind of page, by name.
lighthouseTests(0);
