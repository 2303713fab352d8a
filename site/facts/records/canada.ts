import type { Fact } from './fact-record.ts';

/** Federal rules except privacy: taxes and records, payments, telecom, criminal law. */
export const canadaFacts = {
  'cca-available-for-use': {
    text: 'Capital cost allowance can usually be claimed on a property only when it becomes available for use. For equipment that is usually the earlier of its first use to earn income and the time it is delivered and able to produce a saleable product or service.',
    source: {
      title: 'Available for use rules',
      publisher: 'Canada Revenue Agency',
      url: 'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/sole-proprietorships-partnerships/report-business-income-expenses/claiming-capital-cost-allowance/available-use-rules.html',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'cca-computers': {
    text: 'For capital cost allowance the Canada Revenue Agency puts general-purpose computers and their systems software, with few exceptions for past years, in class 50 at 55% a year. Data network equipment is in class 46 at 30%.',
    source: {
      title: 'Classes of depreciable property',
      publisher: 'Canada Revenue Agency',
      url: 'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/sole-proprietorships-partnerships/report-business-income-expenses/claiming-capital-cost-allowance/depreciable-properties.html',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'cca-first-year': {
    text: 'New computers (class 50) and data network equipment (class 46) acquired on or after April 16, 2024 can be written off in full in the first year, if they become available for use before January 1, 2027. The rule became law on March 26, 2026 (S.C. 2026, c. 3); property available for use later gets a smaller first-year increase.',
    source: {
      title: 'Accelerated capital cost allowance and immediate expensing measures, 18 February 2026',
      publisher: 'Office of the Parliamentary Budget Officer',
      url: 'https://www.pbo-dpb.ca/en/publications/LEG-2526-012-S--accelerated-capital-cost-allowance-immediate-expensing-measures--mesures-deduction-amortissement-accelere-passation-charges-immediate',
    },
    checked: '2026-11-22',
    again: '2027-01-15',
  },
  'ccspa-duties': {
    text: "The Critical Cyber Systems Protection Act makes designated operators establish a cyber security program, mitigate risks from their supply chain and from third parties, report cyber security incidents and follow the government's cyber security directions.",
    source: {
      title: 'An Act respecting cyber security (Bill C-8): summary',
      publisher: 'Parliament of Canada',
      url: 'https://www.parl.ca/DocumentViewer/en/45-1/bill/C-8/first-reading',
    },
    checked: '2026-11-25',
    again: '2027-02-25',
  },
  'ccspa-stage': {
    text: 'Bill C-8 received Royal Assent on June 15, 2026. Its second part enacts the Critical Cyber Systems Protection Act, which comes into force in stages, on days fixed by order. We found no such order when we checked on November 25, 2026.',
    stage:
      'Royal Assent on June 15, 2026; no order that brings the Critical Cyber Systems Protection Act into force found on the day of the check',
    source: {
      title: 'Critical Cyber Systems Protection Act: Bill C-8 is adopted',
      publisher: 'Borden Ladner Gervais',
      year: 2026,
      url: 'https://www.blg.com/en/insights/2025/07/bill-c8-revives-canadian-cyber-security-reform-what-critical-infrastructure-sectors-need-to-know',
    },
    checked: '2026-11-25',
    again: '2027-02-25',
  },
  'cdap-closed': {
    text: 'The Canada Digital Adoption Program stopped taking applications for its Boost Your Business Technology grant in February 2024.',
    source: {
      title: 'Canada Digital Adoption Program',
      publisher: 'Innovation, Science and Economic Development Canada',
      url: 'https://ised-isde.canada.ca/site/canada-digital-adoption-program/en',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'controlled-goods': {
    text: 'Anyone who needs to examine, possess or transfer controlled goods or controlled technology in Canada must register in the Controlled Goods Program first.',
    source: {
      title: 'Register in the Controlled Goods Program',
      publisher: 'Public Services and Procurement Canada',
      url: 'https://www.canada.ca/en/public-services-procurement/services/industrial-security/controlled-goods/about-program/register.html',
    },
    checked: '2026-11-25',
    again: '2027-11-25',
  },
  'cpcsc-level-1': {
    text: 'Level 1 of the Canadian Program for Cyber Security Certification (CPCSC) is a yearly self-assessment against 13 security requirements of ITSP.10.171. Since summer 2026 defence contracts may ask for it, at contract award and not during bidding.',
    source: {
      title: 'How to meet Level 1 cyber security certification requirements',
      publisher: 'Public Services and Procurement Canada',
      url: 'https://www.canada.ca/en/public-services-procurement/services/industrial-security/security-requirements-contracting/cyber-security-certification-defence-suppliers-canada/meet-level1-certification-requirements.html',
    },
    checked: '2026-11-25',
    again: '2027-02-25',
  },
  'cpcsc-levels-2-3': {
    text: 'CPCSC Level 2 is to have 98 controls with an outside assessment every three years, and Level 3 is to have 200 controls assessed by the government, both with a yearly affirmation. Both levels were described as under development when we checked on November 25, 2026.',
    source: {
      title: 'Additional information and support for suppliers about cyber security',
      publisher: 'Public Services and Procurement Canada',
      url: 'https://www.canada.ca/en/public-services-procurement/services/industrial-security/security-requirements-contracting/cyber-security-certification-defence-suppliers-canada/additional-information-support.html',
    },
    checked: '2026-11-25',
    again: '2027-02-25',
  },
  'cra-individual-2026': {
    text: 'Individual income tax returns for 2026 are due on April 30, 2027. Self-employed people and their spouses file by June 15, 2027, but any balance is still due on April 30.',
    source: {
      title: 'Personal income tax: due dates',
      publisher: 'Canada Revenue Agency',
      url: 'https://www.canada.ca/en/services/taxes/income-tax/personal-income-tax.html',
    },
    checked: '2026-11-22',
    again: '2027-10-01',
  },
  'cra-records': {
    text: 'The Canada Revenue Agency asks businesses to keep tax records and their supporting documents for six years from the end of the last tax year to which they relate. Records on a server abroad do not count as kept in Canada, unless the agency has agreed in writing.',
    source: {
      title: 'Keeping records',
      publisher: 'Canada Revenue Agency',
      url: 'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/keeping-records.html',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'cra-slips-2026': {
    text: 'T4, T4A and T5 slips for 2026 are due on Monday, March 1, 2027, because the last day of February is a Sunday.',
    source: {
      title: 'Filing information returns electronically (T4/T5 and other types of returns)',
      publisher: 'Canada Revenue Agency',
      url: 'https://www.canada.ca/en/revenue-agency.html',
    },
    checked: '2026-11-22',
    again: '2027-10-01',
  },
  'payroll-employer-2026': {
    text: 'In 2026 the most an employer outside Quebec pays for one employee is $4,230.45 in base Canada Pension Plan contributions, $416.00 in second additional contributions (CPP2) and $1,572.30 in Employment Insurance premiums.',
    source: {
      title:
        'Canada Pension Plan contribution rates, maximums and exemptions; Employment Insurance premium rates and maximums',
      publisher: 'Canada Revenue Agency',
      url: 'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/payroll/payroll-deductions-contributions/canada-pension-plan-cpp/cpp-contribution-rates-maximums-exemptions.html',
    },
    checked: '2026-11-22',
    again: '2027-01-15',
  },
} as const satisfies Record<string, Fact>;
