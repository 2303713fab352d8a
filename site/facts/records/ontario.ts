import type { Fact } from './fact-record.ts';

/** Accessibility, employment, consumer and company law. */
export const ontarioFacts = {
  'ai-job-postings': {
    text: 'Since January 1, 2026, an Ontario employer with 25 or more employees must say in a public job posting if it uses artificial intelligence to screen, assess or select applicants. It must also give the expected pay or its range, unless the job pays more than $200,000 a year.',
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
    text: 'An Ontario business or non-profit with 20 or more employees files an accessibility compliance report every three years. The last was due on December 31, 2023; the next is due on December 31, 2026.',
    source: {
      title: 'Completing your accessibility compliance report',
      publisher: 'Government of Ontario',
      url: 'https://www.ontario.ca/page/completing-your-accessibility-compliance-report',
    },
    checked: '2026-11-22',
    again: '2027-01-15',
  },
  'aoda-websites': {
    text: 'An Ontario business or non-profit with 50 or more employees must have public websites that meet WCAG 2.0 Level AA, except live captions and pre-recorded audio description. This has applied since January 1, 2021 to content published after January 1, 2012, except where it is not practicable.',
    source: {
      title: 'O. Reg. 191/11, Integrated Accessibility Standards, section 14',
      publisher: 'Government of Ontario',
      year: 2011,
      url: 'https://www.ontario.ca/laws/regulation/110191',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'construction-holdback': {
    text: 'Since January 1, 2026, an owner under the Construction Act releases holdback every year. The owner publishes a notice within 14 days after each anniversary of the contract, and pays between 60 and 74 days after the notice unless a lien has been preserved or perfected. Contractors and subcontractors pass their share on within 14 days of receiving it.',
    source: {
      title: 'Ontario’s Construction Act changes: what you need to know in 2026',
      publisher: 'WeirFoulds LLP',
      year: 2026,
      url: 'https://www.weirfoulds.com/ontarios-construction-act-changes-what-you-need-to-know-in-2026',
    },
    checked: '2026-11-25',
    again: '2027-11-25',
  },
  'construction-holdback-older': {
    text: 'For contracts made before January 1, 2026 the yearly release of holdback begins on the second anniversary of the contract after that day.',
    source: {
      title: '2026 Amendments to the Construction Act',
      publisher: 'Torkin Manes LLP',
      year: 2026,
      url: 'https://www.torkin.com/insights/publication/2026-amendments-to-the--em-construction-act--em',
    },
    checked: '2026-11-25',
    again: '2027-11-25',
  },
  'construction-information': {
    text: 'Someone who has a lien, or is a beneficiary of a trust, under the Construction Act can ask in writing for the contract price and the state of accounts, among other details. The answer is due within 21 days (section 39).',
    source: {
      title: 'Requests for Information Under the Construction Act',
      publisher: 'Mann Lawyers',
      year: 2022,
      url: 'https://mannlawyers.com/?p=6635',
    },
    checked: '2026-11-25',
    again: '2027-11-25',
  },
  'construction-prompt-payment': {
    text: 'Under the Construction Act an owner pays a proper invoice within 28 days of receiving it, or gives a notice of non-payment within 14 days. A contractor pays its subcontractors within 7 days of being paid, unless it gives a notice of its own.',
    source: {
      title: 'Construction Act, Part I.1 (prompt payment)',
      publisher: 'Government of Ontario',
      url: 'https://www.ontario.ca/laws/statute/90c30',
    },
    checked: '2026-11-25',
    again: '2027-11-25',
  },
  'construction-proper-invoice': {
    text: 'Since January 1, 2026, an invoice under the Construction Act counts as a proper invoice unless the owner gives written notice within 7 days of receiving it. The notice says what is missing and how the contractor can correct it.',
    source: {
      title: "The Construction Act: What's New in the New Year",
      publisher: 'Cassels Brock & Blackwell LLP',
      year: 2026,
      url: 'https://cassels.com/insights/the-construction-act-whats-new-in-the-new-year',
    },
    checked: '2026-11-25',
    again: '2027-11-25',
  },
  'construction-trust-records': {
    text: 'A contractor or subcontractor that holds trust funds under the Construction Act deposits them in an account in its own name and keeps written records of what comes in and goes out. One account may serve several trusts if the records are kept separately for each (section 8.1).',
    source: {
      title: 'Updates to Trust Provisions of Construction Act',
      publisher: 'Miller Thomson LLP',
      url: 'https://www.millerthomson.com/en/insights/construction-and-infrastructure-law/updates-to-trust-provisions-of-construction-act/',
    },
    checked: '2026-11-25',
    again: '2027-11-25',
  },
  'electronic-monitoring-policy': {
    text: 'An Ontario employer with 25 or more employees on January 1 must have a written policy on electronic monitoring in place before March 1 of that year. The policy says whether employees are monitored electronically and, if so, how, in what circumstances and for which purposes; every employee gets a copy.',
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
      title: 'Ontario approves … Pickering nuclear overhaul set to begin in 2027',
      publisher: 'Western Standard',
      year: 2025,
      url: 'https://www.westernstandard.news/ontario/ontario-approves-268b-pickering-nuclear-overhaul-set-to-begin-in-2027/69310',
    },
    checked: '2026-11-25',
    again: '2027-03-31',
  },
} as const satisfies Record<string, Fact>;
