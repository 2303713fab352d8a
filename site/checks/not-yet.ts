/**
 * Addresses that pages may link before they are written. The list only shrinks: `npm run check` refuses an
 * address whose page is there, and with the last one this file goes.
 */
export const notYet: readonly string[] = [
  '/it-consulting-markham',
  '/it-consulting-mississauga',
  '/it-consulting-toronto',
  '/it-consulting-vaughan',
  '/manufacturing-it-support-ajax',
  '/manufacturing-it-support-brampton',
  '/manufacturing-it-support-markham',
  '/manufacturing-it-support-mississauga',
  '/manufacturing-it-support-toronto',
  '/manufacturing-it-support-vaughan',
  '/real-estate-it-support-brampton',
  '/real-estate-it-support-burlington',
  '/real-estate-it-support-markham',
  '/real-estate-it-support-mississauga',
  '/real-estate-it-support-toronto',
  '/real-estate-it-support-vaughan',
  '/search',
  '/small-business-it-markham',
  '/small-business-it-mississauga',
  '/small-business-it-toronto',
  '/small-business-it-vaughan',
];
