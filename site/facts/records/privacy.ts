import type { Fact } from './fact-record.ts';

/** PIPEDA, PHIPA, CASL, their bills and commissioners. */
export const privacyFacts = {
  'casl-implied-consent': {
    text: "Under Canada's anti-spam law, consent is implied for two years after a purchase or the end of a written contract, and for six months after an inquiry (section 10).",
    source: {
      title: "Canada's anti-spam legislation (S.C. 2010, c. 23)",
      publisher: 'Justice Laws Website',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/E-1.6/',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'casl-penalty': {
    text: 'Under CASL, the maximum administrative penalty for one violation is $1 million for an individual and $10 million for anyone else (section 20).',
    source: {
      title: "Canada's anti-spam legislation (S.C. 2010, c. 23)",
      publisher: 'Justice Laws Website',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/E-1.6/',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
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
  'casl-unsubscribe': {
    text: 'An unsubscribe request must take effect without delay, and at most 10 business days after it is sent. The link or address must work for at least 60 days after the message (section 11).',
    source: {
      title: "Canada's anti-spam legislation (S.C. 2010, c. 23)",
      publisher: 'Justice Laws Website',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/E-1.6/',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'chatgpt-finding': {
    text: 'On May 6, 2026, the federal, Quebec, British Columbia and Alberta privacy commissioners published joint findings on OpenAI (PIPEDA Findings #2026-002). They found that the first training of ChatGPT did not comply with Canadian privacy laws. They did not assess models later than GPT-3.5 and GPT-4.',
    source: {
      title: 'Overview of the Joint Investigation of OpenAI OpCo, LLC',
      publisher: 'Office of the Privacy Commissioner of Canada',
      year: 2026,
      url: 'https://www.priv.gc.ca/en/opc-actions-and-decisions/investigations/investigations-into-businesses/2026/pipeda-2026-002-overview/',
    },
    checked: '2026-11-22',
    again: '2027-05-22',
  },
  'federal-privacy-bill': {
    text: 'Bill C-36 would replace the privacy part of PIPEDA with a new Protecting Privacy and Consumer Data Act. It had its first reading in the House of Commons on June 15, 2026, and we found no later stage when we checked on November 25, 2026. Until a new act is passed and in force, PIPEDA applies as it is.',
    stage: 'first reading in the House of Commons on June 15, 2026; no later stage found on the day of the check',
    source: {
      title: 'Bill C-36, Protecting Privacy and Consumer Data Act (45th Parliament, 1st Session)',
      publisher: 'Parliament of Canada, LEGISinfo',
      url: 'https://www.parl.ca/legisinfo/en/bill/45-1/c-36',
    },
    checked: '2026-11-25',
    again: '2027-02-25',
  },
  'federal-privacy-bill-changes': {
    text: 'As introduced, Bill C-36 would allow administrative penalties of up to $10 million or 3% of global revenue and, for the most serious offences, fines of up to $25 million or 5%. A new Digital Safety and Data Protection Commission would take over private-sector oversight from the Privacy Commissioner.',
    stage: 'first reading in the House of Commons on June 15, 2026; no later stage found on the day of the check',
    source: {
      title: "Canada's Protecting Privacy and Consumer Data Act (Bill C-36)",
      publisher: 'Borden Ladner Gervais',
      year: 2026,
      url: 'https://www.blg.com/fr/insights/2026/06/canadas-protecting-privacy-and-consumer-data-act-bill-c36',
    },
    checked: '2026-11-25',
    again: '2027-02-25',
  },
  'ipc-ai-scribes': {
    text: "On January 28, 2026, Ontario's Information and Privacy Commissioner published guidance and a checklist on AI scribes for the health sector. It asks custodians to put privacy, governance and accountability measures in place before they introduce such a tool.",
    source: {
      title: 'IPC releases new guidance on AI scribes to help protect patient privacy',
      publisher: 'Information and Privacy Commissioner of Ontario, Newswire',
      url: 'https://www.newswire.ca/news-releases/ipc-releases-new-guidance-on-ai-scribes-to-help-protect-patient-privacy-880804502.html',
    },
    checked: '2026-11-22',
    again: '2027-05-22',
  },
  'phipa-annual-report': {
    text: 'An Ontario health information custodian reports its breach statistics for the past calendar year to the Information and Privacy Commissioner by March 1, and reports certain breaches one by one at the first reasonable opportunity.',
    source: {
      title: 'Report a privacy breach',
      publisher: 'Information and Privacy Commissioner of Ontario',
      url: 'https://www.ipc.on.ca/health-organizations/report-a-privacy-breach/',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'phipa-audit-log': {
    text: 'Section 10.1 of PHIPA, enacted on March 25, 2020, will make custodians who use electronic records keep, audit and monitor an electronic log of each time a record is viewed, handled or changed. It takes effect on a day to be proclaimed, and we found no proclamation when we checked on November 25, 2026.',
    stage: 'enacted on March 25, 2020; no proclamation found on the day of the check',
    source: {
      title: "Significant changes to Ontario's health privacy law: technology providers take note",
      publisher: 'Fasken',
      year: 2020,
      url: 'https://www.fasken.com/en/knowledge/2020/04/significant-changes-to-ontarios-health-privacy-law-technology-providers-take-note',
    },
    checked: '2026-11-25',
    again: '2027-05-25',
  },
  'phipa-audit-log-content': {
    text: 'For each entry the log of section 10.1 must show, among other details, the type of information that was viewed, handled or changed, and the date and time.',
    source: {
      title: 'Bill 188 Amendments to PHIPA',
      publisher: 'Torkin Manes LLP',
      year: 2020,
      url: 'https://torkin.com/insights/publication/bill-188-amendments-to-phipa',
    },
    checked: '2026-11-25',
    again: '2027-05-25',
  },
  'phipa-first-penalty': {
    text: 'In August 2025 the Information and Privacy Commissioner ordered the first administrative penalties under PHIPA (Decision 298): $5,000 for a physician who used hospital records to find customers, and $7,500 for his clinic, which had no privacy program.',
    source: {
      title: 'PHIPA Decision 298, 27 August 2025',
      publisher: 'Information and Privacy Commissioner of Ontario',
      url: 'https://ipc.on.ca/en/decisions/latest-decisions',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'phipa-penalties': {
    text: 'The maximum fine for an offence under PHIPA is $200,000 for an individual, who can also go to prison for up to a year, and $1,000,000 for an organization. Since January 1, 2024, the Information and Privacy Commissioner can also order administrative penalties without a prosecution: up to $50,000 for an individual and $500,000 for an organization.',
    source: {
      title: 'Potential consequences of a breach under PHIPA',
      publisher: 'Information and Privacy Commissioner of Ontario',
      url: 'https://www.ipc.on.ca/health-organizations/responding-to-a-privacy-breach/potential-consequences-of-a-breach-under-phipa',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'pipeda-breach-records': {
    text: 'An organization under PIPEDA keeps a record of every breach of security safeguards for 24 months after the day it determines that the breach occurred (section 6 of the regulations).',
    source: {
      title: 'Breach of Security Safeguards Regulations, SOR/2018-64',
      publisher: 'Justice Laws Website',
      url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2018-64/',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'pipeda-business-transaction': {
    text: 'PIPEDA lets the parties to a prospective business transaction use and disclose personal information without consent if it is needed to decide on the deal or to complete it, and if an agreement limits its use, protects it, and has it returned or destroyed should the deal fall through (section 7.2). After completion, the people concerned are told within a reasonable time.',
    source: {
      title: 'Personal Information Protection and Electronic Documents Act, section 7.2',
      publisher: 'Justice Laws Website',
      year: 2000,
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
      year: 2000,
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
  'quebec-incident-register': {
    text: "Quebec's regulation asks an enterprise to keep each entry in its register of confidentiality incidents for at least five years after it became aware of the incident.",
    source: {
      title: 'Regulation respecting confidentiality incidents (chapter A-2.1, r. 3.1)',
      publisher: 'LégisQuébec',
      url: 'https://www.legisquebec.gouv.qc.ca/en/document/cr/A-2.1,%20r.%203.1',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'quebec-penalties': {
    text: 'Under the Quebec private-sector privacy act an administrative penalty can reach $10 million or 2% of worldwide turnover, whichever is greater, and a penal fine $25 million or 4%.',
    source: {
      title: 'Act respecting the protection of personal information in the private sector (P-39.1)',
      publisher: 'LégisQuébec',
      year: 1993,
      url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/P-39.1',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
} as const satisfies Record<string, Fact>;
