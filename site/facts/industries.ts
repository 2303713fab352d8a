/** docs/product.md, section 3. Pages are at `/industries/{slug}`. */
export type Industry = {
  slug: string;
  name: string;
  /** The call on a bad morning: one spoken line. */
  badMorning: string;
};

export const industries: readonly Industry[] = [
  { slug: 'legal', name: 'Legal', badMorning: 'A closing at noon, and the document system will not open.' },
  { slug: 'dental', name: 'Dental', badMorning: 'Patient in the chair, X-rays will not load.' },
  { slug: 'healthcare', name: 'Healthcare', badMorning: 'The EMR is slow and the waiting room is full.' },
  { slug: 'manufacturing', name: 'Manufacturing', badMorning: 'The line stops because a ten-year-old PC did.' },
  { slug: 'real-estate', name: 'Real Estate', badMorning: 'A deposit went to an account that is not yours.' },
  { slug: 'finance', name: 'Finance', badMorning: 'Month end, and the shared workbook is locked.' },
  {
    slug: 'construction',
    name: 'Construction',
    badMorning: 'The site trailer has no signal and the drawings changed.',
  },
  {
    slug: 'non-profit',
    name: 'Non-profit',
    badMorning: 'Grant report due today; the person who knew the password left.',
  },
];
