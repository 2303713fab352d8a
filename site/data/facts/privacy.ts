import type { Fact } from './fact-record.ts';

/** Privacy and anti-spam law: PIPEDA, PHIPA, CASL, their bills and their commissioners. Ids in alphabetical order. */
export const privacyFacts = {
  'casl-proof': {
    text: "Under Canada's anti-spam law the sender has to prove consent (section 13), and a proceeding for a violation may begin up to three years after the authority learned of it (section 23).",
    source: {
      title: "Canada's anti-spam legislation (S.C. 2010, c. 23)",
      publisher: 'Justice Laws Website',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/E-1.6/',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'federal-privacy-bill': {
    text: 'Bill C-36 would replace the privacy part of PIPEDA with a new Protecting Privacy and Consumer Data Act. It had its first reading in the House of Commons on 15 June 2026, and we found no later stage when we checked on 22 November 2026. Until a new act is passed and in force, PIPEDA applies as it is.',
    stage: 'first reading in the House of Commons on 15 June 2026; no later stage found on the day of the check',
    source: {
      title: 'Bill C-36, Protecting Privacy and Consumer Data Act (45th Parliament, 1st Session)',
      publisher: 'Parliament of Canada, LEGISinfo',
      url: 'https://www.parl.ca/legisinfo/en/bill/45-1/c-36',
    },
    checked: '2026-11-22',
    again: '2027-02-22',
  },
  'phipa-penalties': {
    text: 'The maximum fine for an offence under PHIPA is $200,000 for an individual, who can also go to prison for up to a year, and $1,000,000 for an organization. Since 1 January 2024 the Information and Privacy Commissioner can also order administrative penalties without a prosecution: up to $50,000 for an individual and $500,000 for an organization.',
    source: {
      title: 'Potential consequences of a breach under PHIPA',
      publisher: 'Information and Privacy Commissioner of Ontario',
      url: 'https://www.ipc.on.ca/health-organizations/responding-to-a-privacy-breach/potential-consequences-of-a-breach-under-phipa',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'pipeda-business-transaction': {
    text: 'PIPEDA lets the parties to a prospective business transaction use and disclose personal information without consent if it is needed to decide on the deal or to complete it, and if an agreement limits its use, protects it, and has it returned or destroyed should the deal fall through (section 7.2). After completion, the people concerned are told within a reasonable time.',
    source: {
      title: 'Personal Information Protection and Electronic Documents Act, section 7.2',
      publisher: 'Justice Laws Website',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/P-8.6/',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'pipeda-fine': {
    text: 'PIPEDA sets fines of up to $100,000 for certain offences, among them knowingly failing to report or to record a breach of security safeguards.',
    source: {
      title: 'Personal Information Protection and Electronic Documents Act, section 28',
      publisher: 'Department of Justice Canada',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/P-8.6/section-28.html',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'privacy-scope': {
    text: 'In Ontario, PHIPA governs the health records that custodians such as dentists and clinics hold. PIPEDA governs other personal information in commercial activity, and information that crosses a provincial or national border. Neither governs the ordinary employee records of an Ontario business that is not federally regulated.',
    source: {
      title: 'PIPEDA requirements in brief',
      publisher: 'Office of the Privacy Commissioner of Canada',
      url: 'https://www.priv.gc.ca/en/privacy-topics/privacy-laws-in-canada/the-personal-information-protection-and-electronic-documents-act-pipeda/pipeda_brief/',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
} as const satisfies Record<string, Fact>;
