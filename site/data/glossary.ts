import type { GlossaryTerm } from './glossary-term.ts';

/** The terms of the glossary, in alphabetical order. */
export const glossary: readonly GlossaryTerm[] = [
  {
    term: 'Multi-factor authentication (MFA)',
    names: ['MFA', 'multi-factor authentication', 'two-factor authentication', '2FA'],
    text: 'Multi-factor authentication asks for a second proof besides the password before it lets anyone sign in. The proof is a number shown in an app, a press on a phone, or a security key. Someone who has stolen the password alone is stopped. A number sent by text message is better than nothing and weaker than the other ways, because text messages can be intercepted.',
    see: '/library/multi-factor-authentication-rollout',
  },
  {
    term: 'Personal Information Protection and Electronic Documents Act (PIPEDA)',
    names: ['PIPEDA'],
    text: 'PIPEDA is the federal law on how a business in Canada may collect, use and share personal information in the course of commercial activity. It asks for consent, for limits on what is kept, for safeguards, and for a report when a breach could do somebody real harm. In Ontario, health records held by clinics and dentists fall under a provincial law, PHIPA, instead.',
    see: '/pipeda-compliance',
  },
  {
    term: 'Phishing',
    names: ['phishing email', 'phishing message'],
    text: 'Phishing is a message that pretends to come from someone you trust, to get a password, a payment or a click out of you. It arrives by email, text message or phone. The common signs are hurry, a request to keep it quiet, and an address that is almost right. The safe answer is to contact the sender in a way you already knew.',
    see: '/library/phishing-email-warning-signs',
  },
  {
    term: 'Recovery point objective (RPO)',
    names: ['RPO', 'recovery point objective'],
    text: 'The recovery point objective is how much work you accept to lose when something fails, measured as time. With an objective of four hours, there must be a good copy at least every four hours. It decides how often copies are made, and so a part of what a backup costs. Different systems may have different objectives.',
    see: '/library/rto-and-rpo-explained',
  },
  {
    term: 'Recovery time objective (RTO)',
    names: ['RTO', 'recovery time objective'],
    text: 'The recovery time objective is how long a system may be down before the damage is more than you accept. It is a decision of the owner, not a measurement: the test restore shows whether it is met. A short time costs more, since a spare machine or a second line has to be ready before the day it is needed.',
    see: '/library/rto-and-rpo-explained',
  },
];
