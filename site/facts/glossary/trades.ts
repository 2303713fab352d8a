import type { GlossaryTerm } from './glossary-term.ts';

export const tradesTerms: readonly GlossaryTerm[] = [
  {
    term: 'CBCT',
    names: ['cone beam CT'],
    text: 'CBCT (cone beam computed tomography) is a three-dimensional X-ray of teeth and jaws. One scan can take hundreds of megabytes, so these scans decide how much storage, network speed and backup time a dental office needs.',
    see: '/library/dental-imaging-storage',
  },
  {
    term: 'DICOM',
    names: [],
    text: "DICOM is the standard format for medical images together with the patient's data. Because of it, a scanner, a viewer and another clinic's system can read the same file. The archive that keeps such files is called PACS. Before you buy imaging software, ask whether you can export everything in DICOM.",
    see: '/library/dental-imaging-storage',
  },
  {
    term: 'Document management system (DMS)',
    names: ['DMS', 'document management system'],
    text: 'A document management system stores files with client, matter, version and access rights, and finds them again by their content. Law firms use it in place of shared folders. Check how you would get your documents out if you change products.',
    see: '/library/law-firm-document-management',
  },
  {
    term: 'Electronic medical record (EMR)',
    names: ['EMR', 'electronic medical record'],
    text: 'An electronic medical record is the software in which a clinic keeps charts, results and appointments. It is usually the system that must be back first after an outage. Ask its maker about backup and export, and about who on their side can see records.',
    see: '/library/healthcare-clinic-it-basics',
  },
  {
    term: 'Enterprise resource planning (ERP)',
    names: ['ERP'],
    text: 'Enterprise resource planning is software that combines orders, inventory, production and accounting in one system. If it is down, shipping and invoicing stop. Updates are projects, tested on a copy first, because each company has its own adjustments.',
    see: '/library/technology-due-diligence',
  },
  {
    term: 'Operational technology (OT)',
    names: ['OT', 'operational technology'],
    text: 'Operational technology means the computers that run machines and buildings, such as controllers, operator screens and the control software (SCADA). They often run for decades and are rarely updated, so they are kept on a network of their own with few connections.',
    see: '/library/manufacturing-ot-security',
  },
  {
    term: 'Programmable logic controller (PLC)',
    names: ['PLC'],
    text: 'A programmable logic controller is the rugged computer that runs a machine or a production line. The program inside it is often the only copy, so back it up after every change, and keep the controller off the internet.',
    see: '/library/manufacturing-ot-security',
  },
  {
    term: 'Trust account',
    names: [],
    text: "A trust account is a bank account that holds clients' money, kept apart from the firm's own by lawyers, paralegals and real estate brokerages. Regulators set strict rules for it. Criminals know that large amounts pass through it on closing days.",
    see: '/library/law-firm-trust-accounting-security',
  },
  {
    term: 'TSSA',
    names: [],
    text: "The TSSA (Technical Standards and Safety Authority) administers Ontario's safety rules for elevators, boilers, fuels and other equipment. When a phone line serves an elevator, the licensed elevator contractor decides what may replace it and tests it.",
    see: '/library/property-management-technology',
  },
];
