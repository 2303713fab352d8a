/** Whether a text has a box with a booking button (`::: cta`). */
export const hasCallToAction = (body: string): boolean => /^::: cta\b/m.test(body);
