/**
 * True in the partners' script, whose build drops code that only our own pages need: hydration, lazy loading, the
 * visit's storage.
 */
export const forPartners = typeof FOR_PARTNERS !== 'undefined' && FOR_PARTNERS;

/** Defined by vite.widgets.config.ts. */
declare const FOR_PARTNERS: boolean | undefined;
