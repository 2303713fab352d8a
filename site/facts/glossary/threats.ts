import type { GlossaryTerm } from './glossary-term.ts';

export const threatsTerms: readonly GlossaryTerm[] = [
  {
    term: 'Business email compromise (BEC)',
    names: ['BEC', 'business email compromise', 'invoice fraud'],
    text: "Business email compromise is fraud in which a criminal uses a real or imitated mailbox to redirect a payment or obtain information. The typical case is a supplier's invoice with new bank details. A call to a number you already had is the surest check.",
    see: '/library/business-email-compromise-defence',
  },
  {
    term: 'Deepfake',
    names: [],
    text: 'A deepfake is a voice, picture or video made by software to imitate a real person. Criminals use it to ask for a payment or a password reset. Do not rely on spotting it: call back on a known number and ask for a second approval.',
    see: '/library/deepfake-fraud-awareness',
  },
  {
    term: 'Mailbox forwarding rule',
    names: ['forwarding rule'],
    text: 'A forwarding rule automatically sends copies of incoming email to another address. Criminals add one after breaking into a mailbox, so that they can keep reading after the password is changed. Check for such rules after every suspected break-in.',
    see: '/library/business-email-compromise-defence',
  },
  {
    term: 'Phishing',
    names: ['phishing email', 'phishing message', 'vishing', 'smishing'],
    text: 'Phishing is a message that pretends to come from someone you trust, to get a password, a payment or a click out of you. By phone it is called vishing, by text message smishing. If in doubt, contact the sender through a number or address you already had.',
    see: '/library/phishing-email-warning-signs',
  },
  {
    term: 'Ransomware',
    names: [],
    text: 'Ransomware is malicious software that locks files with encryption so that criminals can demand money for the key. Many gangs also copy the data first and threaten to publish it. Tested backups that it cannot reach are the way back; MFA and updates make an attack less likely.',
    see: '/library/ransomware-prevention-checklist',
  },
  {
    term: 'Shadow IT',
    names: ['shadow AI'],
    text: 'Shadow IT is software, storage or devices used for work without the knowledge of the person responsible for IT. With AI tools it is called shadow AI. It points to a need that the official tools do not meet, and leaves data without backup or protection.',
    see: '/blog/shadow-it-and-shadow-ai',
  },
];
