/** Support hours and the contact promise: docs/product.md, section 9. */
export const hours = {
  timeZone: 'America/Toronto',
  /** ISO weekdays, Monday = 1. */
  weekdays: [1, 2, 3, 4, 5],
  opens: '08:00',
  closes: '18:00',
  /** A new request is answered within this many hours of support time. */
  contactWithinHours: 2,
  /** A quiz consultation is followed up within this many hours. */
  consultationWithinHours: 24,
} as const;

/** How long details are kept. The line at each form says it (decision 29), the privacy policy all of them. */
export const retention = {
  leadMonths: 24,
  unsentDays: 7,
  /** The proof of a consent: after its withdrawal, or after it was given by an address that is not subscribed. */
  consentYears: 3,
  /** What staff marked as spam. */
  spamDays: 30,
  /** When and in which browser staff signed in. */
  staffSessionDays: 90,
} as const;
