import type { Fact } from './fact-record.ts';

/** Rules of professional bodies: law society, colleges of health professions, accountants, real estate, finance. Ids in alphabetical order. */
export const professionsFacts = {
  'dental-records': {
    text: 'The Royal College of Dental Surgeons of Ontario asks dentists to keep patient records for at least 10 years after the last entry; for a minor, at least 10 years after the patient turned 18.',
    source: {
      title: 'Storage and retention of dental records',
      publisher: 'Royal College of Dental Surgeons of Ontario',
      url: 'https://www.rcdso.org/',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'factum-certificate': {
    text: "Since 1 December 2024 a factum filed under Ontario's Rules of Civil Procedure carries a signed statement that the authorities cited in it are authentic (rule 4.06.1).",
    source: {
      title: 'R.R.O. 1990, Reg. 194, Rules of Civil Procedure',
      publisher: 'Government of Ontario',
      url: 'https://www.ontario.ca/laws/regulation/900194',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
} as const satisfies Record<string, Fact>;
