import { homeTime, hours } from '../../shared/company/hours.ts';
import { openDays } from '../../shared/company/open-days.ts';
import { type ClaimId, claims } from './claims.ts';
import { serviceLevels } from './service-levels.ts';
import { pricing } from './tiers.ts';

/** docs/product.md, section 3, FAQ item. */
export type Faq = {
  id: string;
  question: string;
  answer: string;
  category?: string;
  /** Ids of the claims behind the answer. */
  statistics?: readonly ClaimId[];
  citation?: string;
  link?: { label: string; href: string };
  keywords?: readonly string[];
};

/** Cards on the home page. */
export const quickFaqs: readonly Faq[] = [
  {
    id: 'who',
    question: 'Who picks up when I call?',
    answer: `A technician on our help desk, ${openDays} from ${hours.opens} to ${hours.closes} ${homeTime}. After hours, the technician on call answers emergencies.`,
    category: 'Support',
  },
  {
    id: 'switching',
    question: 'Is it hard to leave our current provider?',
    answer:
      'Usually not: you give notice, we take an inventory, collect the passwords and run both setups until nothing depends on the old one.',
    category: 'Starting',
  },
  {
    id: 'size',
    question: 'Are we too small for this?',
    answer: `We are built for firms of ${claims.firmSize.value} people. A smaller office can book our time by the hour.`,
    category: 'Starting',
    link: { label: 'Who we are for', href: '/who-we-are-for' },
    statistics: ['firmSize'],
  },
  {
    id: 'price',
    question: 'What does it cost?',
    answer: `Between $${pricing.min} and $${pricing.max} per person per month, in Canadian dollars, depending on your tier and the size of your firm.`,
    category: 'Price',
    link: { label: 'Prices and what each plan includes', href: '/pricing' },
  },
  {
    id: 'data',
    question: 'Where does our data live?',
    answer:
      'You choose. Microsoft 365 and Azure both offer Canadian data centres, and your backups can stay in Canada too.',
    category: 'Privacy',
  },
  {
    id: 'free',
    question: 'Is the assessment really free?',
    answer:
      'Yes, you get a scan, a policy review, a compliance check and a written report, and you keep it whether or not you hire us.',
    category: 'Starting',
  },
];

/** The expert section of the home page. */
export const expertFaqs: readonly Faq[] = [
  {
    id: 'first',
    question: 'What should a firm of twenty people do first about security?',
    answer:
      'Turn on multi-factor authentication (MFA) for every mailbox, starting with the owner and the person who pays the bills. Then test one restore from backup, and agree on a rule that changed bank details are confirmed by phone.',
    category: 'Security',
    citation: 'Canadian Centre for Cyber Security, Baseline Cyber Security Controls for Small and Medium Organizations',
    keywords: ['multi-factor authentication', 'backup', 'invoice fraud'],
  },
  {
    id: 'phipa',
    question: 'Does PIPEDA apply to us, and what about health records in Ontario?',
    answer:
      'PIPEDA applies to most private firms that collect personal information in the course of business. The health records of an Ontario dentist or clinic fall under PHIPA, which has its own rules for reporting a breach. Under either law you need to know what you hold and who can open it.',
    category: 'Compliance',
    citation:
      'Personal Information Protection and Electronic Documents Act; Personal Health Information Protection Act, 2004 (Ontario)',
    keywords: ['PIPEDA', 'PHIPA', 'breach'],
  },
  {
    id: 'proof',
    question: 'How do I know that our backup works?',
    answer: `The only proof is a restore. We restore ${serviceLevels['restore-tests'].value} and send you a note with the time it took.`,
    category: 'Continuity',
    keywords: ['restore test', 'recovery time'],
  },
  {
    id: 'ai',
    question: 'Can our staff use AI tools with client files?',
    answer:
      'Yes, for many tasks, if you have a business licence that keeps your data out of training and a short written rule about what may go in. Free accounts in a browser tab are not safe for client files.',
    category: 'AI',
    keywords: ['AI policy', 'confidentiality'],
  },
];
