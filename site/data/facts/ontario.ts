import type { Fact } from './fact-record.ts';

/** Ontario's other laws for businesses: accessibility, employment, consumer and company law. Ids in alphabetical order. */
export const ontarioFacts = {
  'ai-job-postings': {
    text: 'Since 1 January 2026 an Ontario employer with 25 or more employees must say in a public job posting if it uses artificial intelligence to screen, assess or select applicants. It must also give the expected pay or its range, unless the job pays more than $200,000 a year.',
    source: {
      title: 'O. Reg. 476/24, Rules and Exemptions re Job Postings',
      publisher: 'Government of Ontario',
      year: 2024,
      url: 'https://www.ontario.ca/laws/regulation/240476',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'aoda-report': {
    text: 'An Ontario business or non-profit with 20 or more employees files an accessibility compliance report every three years. The last was due on 31 December 2023; the next is due on 31 December 2026.',
    source: {
      title: 'Completing your accessibility compliance report',
      publisher: 'Government of Ontario',
      url: 'https://www.ontario.ca/page/completing-your-accessibility-compliance-report',
    },
    checked: '2026-11-22',
    again: '2027-01-15',
  },
  'aoda-websites': {
    text: 'An Ontario business or non-profit with 50 or more employees must have public websites that meet WCAG 2.0 Level AA, except live captions and pre-recorded audio description. This has applied since 1 January 2021 to content published after 1 January 2012, except where it is not practicable.',
    source: {
      title: 'O. Reg. 191/11, Integrated Accessibility Standards, section 14',
      publisher: 'Government of Ontario',
      year: 2011,
      url: 'https://www.ontario.ca/laws/regulation/110191',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'electronic-monitoring-policy': {
    text: 'An Ontario employer with 25 or more employees on 1 January must have a written policy on electronic monitoring in place before 1 March of that year. The policy says whether employees are monitored electronically and, if so, how, in what circumstances and for which purposes; every employee gets a copy.',
    source: {
      title: 'Employment Standards Act, 2000, Part XI.1, Written policy on electronic monitoring',
      publisher: 'Government of Ontario',
      url: 'https://www.ontario.ca/laws/statute/00e41',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'esa-records': {
    text: 'The Employment Standards Act asks an Ontario employer to keep most employee records for three years, counted from a different day for each kind, and vacation records for five years.',
    source: {
      title: 'Your guide to the Employment Standards Act: record keeping',
      publisher: 'Government of Ontario',
      url: 'https://www.ontario.ca/document/your-guide-employment-standards-act-0/record-keeping',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  limitations: {
    text: 'Most Ontario claims must be started within two years of being discovered, and none later than 15 years after the act or omission, with exceptions.',
    source: {
      title: 'Limitations Act, 2002',
      publisher: 'Government of Ontario',
      url: 'https://www.ontario.ca/laws/statute/02l24',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'pickering-refurbishment': {
    text: 'In November 2025 the Government of Ontario approved Ontario Power Generation’s plan to refurbish units 5 to 8 of the Pickering nuclear station. Work is to begin in early 2027, once the Canadian Nuclear Safety Commission has licensed it, and to end by the mid-2030s.',
    source: {
      title: 'Ontario approves $26.8B Pickering nuclear overhaul set to begin in 2027',
      publisher: 'Western Standard',
      year: 2025,
      url: 'https://www.westernstandard.news/ontario/ontario-approves-268b-pickering-nuclear-overhaul-set-to-begin-in-2027/69310',
    },
    checked: '2026-11-25',
    again: '2027-03-31',
  },
} as const satisfies Record<string, Fact>;
