/** A box with a booking button. */
export const hasCallToAction = (body: string): boolean => /^::: cta\b/m.test(body);
