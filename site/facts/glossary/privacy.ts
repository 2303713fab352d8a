import type { GlossaryTerm } from './glossary-term.ts';

export const privacyTerms: readonly GlossaryTerm[] = [
  {
    term: 'Accessibility for Ontarians with Disabilities Act (AODA)',
    names: ['AODA'],
    text: "The AODA is Ontario's law on accessibility for people with disabilities, in customer service, employment, information and more. What it requires depends on the number of employees. Some organizations must make their websites accessible and file reports.",
    see: '/library/aoda-web-accessibility-basics',
  },
  {
    term: 'Breach of security safeguards',
    names: [],
    text: "A breach of security safeguards is PIPEDA's term for personal information that was lost, seen or disclosed without permission because protection failed or was missing. Keep a record of every breach. Those with a real risk of significant harm must also be reported.",
    see: '/library/pipeda-breach-reporting',
  },
  {
    term: "Canada's anti-spam legislation (CASL)",
    names: ['CASL'],
    text: "CASL is the federal law on commercial electronic messages, such as newsletters and offers by email or text. In general it requires consent, the sender's identity and a working way to unsubscribe. The sender has to be able to prove consent.",
    see: '/library/casl-for-small-business',
  },
  {
    term: 'Data residency',
    names: [],
    text: 'Data residency means the country in which your data is stored. Some contracts and public bodies require Canada. Storage in Canada alone does not put data out of reach of foreign law or foreign staff, so ask who can access it too.',
    see: '/library/canadian-data-residency',
  },
  {
    term: 'E-discovery',
    names: [],
    text: 'E-discovery is finding and handing over electronic records, such as email, files and chats, in a lawsuit or an investigation. It goes faster when records are kept in known places. What must be kept or produced is a question for your lawyer.',
    see: '/library/records-retention-basics',
  },
  {
    term: 'Express consent',
    names: [],
    text: 'Express consent is a clear yes, spoken or written, from a person who was told what it is for. Under CASL, the regulator (CRTC) does not accept a box that was checked beforehand. Express consent has no end date and lasts until the person withdraws it.',
    see: '/library/casl-for-small-business',
  },
  {
    term: 'Health information custodian',
    names: ['custodian'],
    text: "A health information custodian is PHIPA's term for the person or organization responsible for health records, such as a dentist, a doctor or a clinic. Staff, and some suppliers, act as its agents. Hiring an IT provider does not transfer the responsibility.",
    see: '/library/phipa-basics-for-clinics',
  },
  {
    term: 'HIPAA',
    names: ['Health Insurance Portability and Accountability Act'],
    text: "HIPAA, the Health Insurance Portability and Accountability Act, is the United States law on health information. It does not govern an Ontario clinic's care of its own patients. It can reach a Canadian company that handles health information for American providers or insurers, usually through a contract.",
    see: '/library/hipaa-for-canadian-vendors',
  },
  {
    term: 'Implied consent',
    names: [],
    text: 'Implied consent is permission that a law infers from a situation, without an explicit yes. For messages under CASL it may come from a recent purchase or inquiry and usually ends after a set time, so record the date and the reason. Health law has rules of its own.',
    see: '/library/casl-for-small-business',
  },
  {
    term: 'Law 25',
    names: ['Quebec Law 25'],
    text: "Law 25 is the common name for the reform of Quebec's privacy law. It requires a person in charge of privacy, assessments before some projects, and a register of incidents. It can apply to an Ontario company that has customers or staff in Quebec.",
    see: '/library/quebec-law-25-overview',
  },
  {
    term: 'Legal hold',
    names: [],
    text: 'A legal hold is an instruction to keep certain records, even past their usual deletion date, because a lawsuit or investigation is under way or expected. Automatic deletion has to be paused for them. Your lawyer says when the hold starts and ends.',
    see: '/library/records-retention-basics',
  },
  {
    term: 'Personal health information',
    names: [],
    text: 'Personal health information is information that identifies a person and concerns their health or care, such as a chart, an X-ray, an appointment or a health card number. In Ontario, PHIPA protects it in the hands of custodians and those who work for them.',
    see: '/library/phipa-basics-for-clinics',
  },
  {
    term: 'Personal information',
    names: [],
    text: 'Personal information is information about a person who can be identified: a name with an address, an account, a photo, an opinion. It does not have to be secret. Privacy law asks why you collect it, limits its use and requires safeguards that fit its sensitivity.',
    see: '/library/pipeda-principles-explained',
  },
  {
    term: 'Personal Information Protection and Electronic Documents Act (PIPEDA)',
    names: ['PIPEDA'],
    text: "PIPEDA is the federal law on how businesses in Canada collect, use and share personal information in commercial activity. It requires consent, limits, safeguards, and reports of serious breaches. In Ontario, custodians' health records fall under PHIPA. Quebec, Alberta and British Columbia have private-sector laws of their own.",
    see: '/pipeda-compliance',
  },
  {
    term: 'PHIPA',
    names: ['Personal Health Information Protection Act'],
    text: "PHIPA, the Personal Health Information Protection Act, is Ontario's law on health records. It tells custodians, such as dentists and clinics, how to collect, use, protect and share them, and when to tell patients and the Information and Privacy Commissioner about a breach.",
    see: '/library/phipa-basics-for-clinics',
  },
  {
    term: 'Privacy officer',
    names: [],
    text: 'A privacy officer is the person responsible for how an organization handles personal information. PIPEDA requires that someone be designated; in a small company it is often the owner. Customers must be able to find out how to reach that person.',
    see: '/library/privacy-policy-checklist',
  },
  {
    term: 'Real risk of significant harm',
    names: [],
    text: 'Real risk of significant harm is the test in PIPEDA for reporting a breach to the federal Privacy Commissioner and telling the people affected. It weighs how sensitive the information is and how likely misuse is. Harm includes identity theft, financial loss, humiliation and damage to a reputation.',
    see: '/library/pipeda-breach-reporting',
  },
  {
    term: 'Records retention',
    names: ['retention schedule'],
    text: 'Records retention is the plan for how long each kind of document is kept and how it is destroyed afterwards. Tax, employment and professional rules set the shortest time; privacy law says not to keep more than you need. A lawsuit pauses the destruction.',
    see: '/library/records-retention-basics',
  },
  {
    term: 'Social insurance number (SIN)',
    names: ['SIN'],
    text: 'A social insurance number is the nine-digit number that a person needs to work in Canada. Employers need it for tax slips. It is useful for identity theft, so collect it only where the law requires it, and never send it by plain email.',
    see: '/library/pipeda-principles-explained',
  },
  {
    term: 'Web Content Accessibility Guidelines (WCAG)',
    names: ['WCAG'],
    text: 'WCAG is the international standard for websites that people with disabilities can use, published by the World Wide Web Consortium. Its levels are A, AA and AAA. It covers contrast, keyboard use, captions and text descriptions of pictures, among other things.',
    see: '/library/aoda-web-accessibility-basics',
  },
];
