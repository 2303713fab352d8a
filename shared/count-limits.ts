/** Most counts in one request. */
export const mostCounts = 60;

/** How long counts are kept; the privacy policy says it. */
export const countsKept = { months: 24, searchDays: 90 } as const;
