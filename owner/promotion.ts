/**
 * What is offered now, in a band above every page until its last day; undefined: nothing. For example:
 * { text: 'Onboarding at no charge until the end of the year.', link: { label: 'See the terms', href: '/pricing' }, until: '2026-12-31' }
 */
export const promotion = undefined;
