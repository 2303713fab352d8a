import { lighthouseTests } from '../support/lighthouse-tests.ts';

// The second, fourth, sixth … kind of page, by name.
lighthouseTests(1);
