/** Support hours and the contact promise: specification, section 9. */
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

/** How long a request's details are kept. Stated at each form (decision 29). */
export const retention = { leadMonths: 24, unsentDays: 7 } as const;
