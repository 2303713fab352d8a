/** Whether every rule is held everywhere (`npm run test:all`) or once (`npm test`): docs/testing.md. */
export const wholeSet = process.env.TEST_SET === 'all';
