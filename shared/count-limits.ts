/** Per request. */
export const mostCounts = 60;

/** Retention of counts, as in the privacy policy. */
export const countsKept = { months: 24, searchDays: 90 } as const;
