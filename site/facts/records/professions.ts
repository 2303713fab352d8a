import type { Fact } from './fact-record.ts';

/** Professional bodies: law society, health colleges, accountants, real estate, finance. */
export const professionsFacts = {
  'bylaw-9-comparison': {
    text: 'By-Law 9 of the Law Society of Ontario asks for a monthly comparison of the trust ledger with the bank, made within 25 days of the end of the month.',
    source: {
      title: 'By-Law 9, Financial transactions and records, sections 18 and 22',
      publisher: 'Law Society of Ontario',
      url: 'https://lso.ca/about-lso/legislation-rules/by-laws/by-law-9',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'bylaw-9-electronic': {
    text: "By-Law 9 of the Law Society of Ontario allows an electronic transfer from trust only after a signed requisition (Form 9A). The bank's system must need one person to enter the transfer and another, with a different password, to authorize it (section 12). A sole practitioner without staff is excepted from the second person.",
    source: {
      title: 'By-Law 9, Financial transactions and records, section 12',
      publisher: 'Law Society of Ontario',
      url: 'https://lso.ca/about-lso/legislation-rules/by-laws/by-law-9',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'bylaw-9-records': {
    text: 'Under By-Law 9 a lawyer keeps the main trust records for at least ten full fiscal years, among them ledgers, monthly comparisons and signed transfer requisitions. Most general records are kept for six.',
    source: {
      title: 'By-Law 9, Financial transactions and records, section 23',
      publisher: 'Law Society of Ontario',
      url: 'https://lso.ca/about-lso/legislation-rules/by-laws/by-law-9',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'cda-digital-id': {
    text: 'Each dentist who sends claims through ITRANS needs a CDA Digital ID, a certificate for that dentist at that office. Depending on the practice software it sits on the server or on every computer that sends claims. The dentist gets an email 30 days before it expires.',
    source: {
      title: 'ITRANS Digital Certificate: CDA Digital ID',
      publisher: 'ITRANS',
      url: 'https://www.goitrans.com/itrans-digital-certificate-cda/',
    },
    checked: '2026-11-25',
    again: '2027-11-25',
  },
  'cdcp-claims': {
    text: 'For services that the Canadian Dental Care Plan covers, the dental office bills Sun Life directly, electronically or on paper. Patients cannot claim the covered part themselves.',
    source: {
      title: 'Information for oral health professionals, Canadian Dental Care Plan',
      publisher: 'Government of Canada',
      url: 'https://www.canada.ca/en/services/benefits/dental/dental-care-plan/providers.html',
    },
    checked: '2026-11-25',
    again: '2027-05-25',
  },
  'cdcp-members': {
    text: 'In November 2025 the federal government counted close to 6 million people covered by the Canadian Dental Care Plan, over 2.3 million of them in Ontario.',
    source: {
      title: 'Canadian Dental Care Plan reaches new milestones in Ontario, 28 November 2025',
      publisher: 'Government of Canada, on CNW',
      url: 'https://www.newswire.ca/news-releases/canadian-dental-care-plan-reaches-new-milestones-in-ontario-as-government-of-canada-strengthens-access-to-oral-health-care-824554635.html',
    },
    checked: '2026-11-25',
    again: '2027-05-25',
  },
  'cdcp-preauthorization': {
    text: 'Since November 1, 2024, a dental office can ask the Canadian Dental Care Plan to preauthorize services that need it. Sun Life asks offices to make sure that their practice software sends attachments and notes electronically; where it does not, the request and its documents go by mail.',
    source: {
      title: 'Important update on preauthorization, Canadian Dental Care Plan',
      publisher: 'Sun Life',
      url: 'https://www.sunlife.ca/sl/cdcp/en/support/alerts/important-update-on-preauthorization/',
    },
    checked: '2026-11-25',
    again: '2027-05-25',
  },
  'ciro-incident-report': {
    text: 'An investment dealer reports a cybersecurity incident to its regulator, now CIRO, within three days of discovering it, and sends an investigation report within 30 days (rule 3703).',
    source: {
      title: 'IIROC imposes mandatory reporting of cybersecurity incidents',
      publisher: 'Borden Ladner Gervais',
      year: 2019,
      url: 'https://blg.com/en/insights/2019/11/iiroc-imposes-mandatory-reporting-of-cybersecurity-incidents',
    },
    checked: '2026-11-25',
    again: '2027-11-25',
  },
  'dental-records': {
    text: 'The Royal College of Dental Surgeons of Ontario asks dentists to keep patient records for at least 10 years after the last entry; for a minor, at least 10 years after the patient turned 18.',
    source: {
      title: 'Dental Records Storage and Recovery of Damaged Records',
      publisher: 'Royal College of Dental Surgeons of Ontario',
      url: 'https://www.rcdso.org/en-ca/standards-guidelines-resources/rcdso-news/articles/1352',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'factum-certificate': {
    text: "Since December 1, 2024, a factum filed under Ontario's Rules of Civil Procedure carries a signed statement that the authorities cited in it are authentic (rule 4.06.1).",
    source: {
      title: 'R.R.O. 1990, Reg. 194, Rules of Civil Procedure',
      publisher: 'Government of Ontario',
      url: 'https://www.ontario.ca/laws/regulation/900194',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'fintrac-mortgage': {
    text: 'Since October 11, 2024, mortgage administrators, brokers and lenders have duties under the federal act on money laundering. FINTRAC asks them to keep the required records for at least five years, counted from a day that depends on the record.',
    source: {
      title: 'Record keeping requirements for mortgage administrators, brokers and lenders',
      publisher: 'Financial Transactions and Reports Analysis Centre of Canada',
      url: 'https://fintrac-canafe.canada.ca/guidance-directives/recordkeeping-document/record/mort-eng',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'fsra-it-risk': {
    text: 'Since April 1, 2024, FSRA’s guidance on IT risk management applies to everyone that FSRA regulates, mortgage brokerages and insurance agents among them. It describes practices for managing IT risk and how to notify FSRA of a material IT risk incident.',
    source: {
      title: 'Information Technology (IT) Risk Management Guidance: summary of consultation',
      publisher: 'Financial Services Regulatory Authority of Ontario',
      year: 2024,
      url: 'https://www.fsrao.ca/engagement-and-consultations/consultation-proposed-guidance-it-risk-management/summary-stakeholder-comments-information-technology-it-risk-management-guidance',
    },
    checked: '2026-11-25',
    again: '2027-11-25',
  },
  'tresa-deposit': {
    text: 'An Ontario real estate brokerage puts money that it receives in trust into its trust account within five business days (O. Reg. 567/05, section 17).',
    source: {
      title: 'O. Reg. 567/05, General, under the Trust in Real Estate Services Act, 2002',
      publisher: 'Government of Ontario',
      url: 'https://www.ontario.ca/laws/regulation/050567',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
} as const satisfies Record<string, Fact>;
