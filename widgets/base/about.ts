/**
 * What an option means, for documents and types: the scripts leave it out. A file of its own, so that the minifier sees
 * the function next to its calls.
 */
export const about = (text: string): string => (typeof FOR_PARTNERS === 'undefined' ? text : '');

/** Defined by vite.widgets.config.ts, not where pages, documents or tests read a widget. */
declare const FOR_PARTNERS: boolean | undefined;
