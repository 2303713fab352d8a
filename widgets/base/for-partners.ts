/**
 * Whether this is the script for partners, whose build makes it true and leaves out what only our own pages need: HTML that
 * the build wrote, parts that are fetched, the visit's storage.
 */
export const forPartners = typeof FOR_PARTNERS !== 'undefined' && FOR_PARTNERS;

/** Written in by vite.widgets.config.ts. */
declare const FOR_PARTNERS: boolean | undefined;
