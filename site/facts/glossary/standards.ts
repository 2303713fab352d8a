import type { GlossaryTerm } from './glossary-term.ts';

export const standardsTerms: readonly GlossaryTerm[] = [
  {
    term: 'CISA',
    names: [],
    text: "CISA is the United States' civilian agency for computer security. Its list of vulnerabilities known to be exploited tells any firm which updates cannot wait. Its warnings and exercise scripts are free to use in Canada too.",
    see: '/library/patch-management-basics',
  },
  {
    term: 'ISO 27001',
    names: ['ISO/IEC 27001'],
    text: 'ISO 27001 is the international standard for managing information security: knowing the risks, choosing measures, checking and improving them. An accredited body can certify an organization. The certificate covers a stated scope, so read the scope first.',
    see: '/library/iso-27001-overview',
  },
  {
    term: 'IT general controls (ITGC)',
    names: ['ITGC', 'IT general controls'],
    text: 'IT general controls are the basic rules around systems that hold financial data: who has access, how changes are approved, how operations and backups are monitored. Auditors test them, because reports from an uncontrolled system cannot be relied on.',
    see: '/library/sox-it-general-controls',
  },
  {
    term: 'NIST',
    names: [],
    text: 'NIST is the standards institute of the United States, whose guides to computer security, such as the Cybersecurity Framework, are used far beyond it. Private firms may follow them or not, unless a contract asks for it.',
    see: '/library/security-risk-assessment-guide',
  },
  {
    term: 'PCI DSS',
    names: [],
    text: "PCI DSS is the payment card industry's security standard for anyone who takes payment cards, or stores, processes or transmits card data. It is enforced through contracts with banks and processors. The less card data touches your own systems, the fewer of its rules apply.",
    see: '/library/pci-dss-for-small-merchants',
  },
  {
    term: 'Sarbanes-Oxley Act (SOX)',
    names: ['SOX'],
    text: 'SOX is a United States law on the financial reporting of companies listed there. It makes management accountable for its controls. It affects a Canadian company that is listed there itself, belongs to a listed group or supplies one. Canadian securities rules have similar aims.',
    see: '/library/sox-it-general-controls',
  },
  {
    term: 'Segregation of duties',
    names: ['separation of duties'],
    text: "Segregation of duties means that one person cannot complete a risky step alone, such as adding a supplier and paying it. A second person approves. Where a team is too small, the owner's regular review of a report can take its place.",
    see: '/library/sox-it-general-controls',
  },
  {
    term: 'SOC 2',
    names: ['SOC 2 report'],
    text: "SOC 2 is a report by an independent accountant on how a service company protects its customers' data. Type 1 describes one day; Type 2 (often written II) describes how the controls worked over months. It is not a certificate, so read the exceptions that the report lists.",
    see: '/library/soc-2-readiness',
  },
];
