import type { RateId } from './rates.ts';

/** docs/product.md, section 3. Pages are at `/services/{slug}`. */
export type Service = {
  id: string;
  name: string;
  slug: string;
  /** One plain sentence: what happens, not what it is called. */
  description: string;
  family: 'core' | 'ai';
  /** `plan`: part of the monthly plan (`tiers.ts`); otherwise the id of its rate (`rates.ts`). */
  price: Price;
};

export type Price = 'plan' | RateId;

export const services: readonly Service[] = [
  {
    id: 'managed-it',
    name: 'Managed IT Services',
    slug: 'managed-it',
    description: 'We watch, patch and fix every computer and server you own, and answer your staff when they call.',
    family: 'core',
    price: 'plan',
  },
  {
    id: 'cybersecurity',
    name: 'Cybersecurity',
    slug: 'cybersecurity',
    description: 'We find the ways in before an attacker does, close the riskiest first, and watch for new ones.',
    family: 'core',
    price: 'plan',
  },
  {
    id: 'cloud',
    name: 'Cloud Solutions',
    slug: 'cloud-solutions',
    description: 'Email, files and servers move to Microsoft 365 or Azure without a lost working day.',
    family: 'core',
    price: 'cloud-move',
  },
  {
    id: 'vcio',
    name: 'vCIO and IT Consulting',
    slug: 'vcio-it-consulting',
    description: 'A senior person plans your budget and your next three years, and sits in your meetings.',
    family: 'core',
    price: 'vcio',
  },
  {
    id: 'business-continuity',
    name: 'Business Continuity',
    slug: 'business-continuity',
    description: 'Backups that we test every month, so you know how long recovery takes.',
    family: 'core',
    price: 'continuity',
  },
  {
    id: 'voip',
    name: 'VoIP Phone Systems',
    slug: 'voip',
    description: 'Your numbers move over; calls reach the desk, the laptop or the cell phone.',
    family: 'core',
    price: 'voip-seat',
  },
  {
    id: 'compliance-consulting',
    name: 'Compliance Consulting',
    slug: 'compliance-consulting',
    description: 'PIPEDA, PHIPA, SOX and HIPAA turned into a list of settings, documents and habits.',
    family: 'core',
    price: 'compliance',
  },
  {
    id: 'ai-consulting',
    name: 'AI Consulting',
    slug: 'ai-consulting',
    description: 'Which of your tasks an AI tool can take over, which it must not, and what it costs.',
    family: 'ai',
    price: 'ai-plan',
  },
  {
    id: 'ai-solutions',
    name: 'AI Solutions',
    slug: 'ai-solutions',
    description: 'AI tools that we set up and look after, from meeting notes to document search.',
    family: 'ai',
    price: 'ai-tool',
  },
  {
    id: 'ai-seo-consulting',
    name: 'AI SEO Consulting',
    slug: 'ai-seo-consulting',
    description: 'Be found by people who ask a chat assistant instead of a search engine.',
    family: 'ai',
    price: 'ai-seo',
  },
  {
    id: 'chatbot-development',
    name: 'Chatbot Development',
    slug: 'chatbot-development',
    description: 'A chat window that answers from your own pages and says when it does not know.',
    family: 'ai',
    price: 'chatbot',
  },
  {
    id: 'machine-learning',
    name: 'Machine Learning',
    slug: 'machine-learning',
    description: 'Forecasts and sorting trained on your own records, tested before anyone relies on them.',
    family: 'ai',
    price: 'machine-learning',
  },
  {
    id: 'robotic-process-automation',
    name: 'Robotic Process Automation',
    slug: 'robotic-process-automation',
    description: 'Software does the copying between two systems that will never talk to each other.',
    family: 'ai',
    price: 'automation',
  },
  {
    id: 'computer-vision',
    name: 'Computer Vision',
    slug: 'computer-vision',
    description: 'Cameras that count, read and check, with a person in charge of what happens next.',
    family: 'ai',
    price: 'computer-vision',
  },
  {
    id: 'ai-data-analytics',
    name: 'AI Data Analytics',
    slug: 'ai-data-analytics',
    description: 'Ask your own numbers a question in plain English and see where the answer comes from.',
    family: 'ai',
    price: 'analytics',
  },
  {
    id: 'ai-workflow-automation',
    name: 'AI Workflow Automation',
    slug: 'ai-workflow-automation',
    description:
      'Invoices, intake forms and approvals that move along automatically and stop for a person when in doubt.',
    family: 'ai',
    price: 'automation',
  },
  {
    id: 'ai-security-solutions',
    name: 'AI Security Solutions',
    slug: 'ai-security-solutions',
    description: 'Rules and monitoring for staff who paste company data into public AI tools.',
    family: 'ai',
    price: 'ai-security',
  },
  {
    id: 'ai-customer-service',
    name: 'AI Customer Service',
    slug: 'ai-customer-service',
    description: 'First answers in seconds, and a clean handover to a person for the rest.',
    family: 'ai',
    price: 'ai-tool',
  },
  {
    id: 'ai-content-generation',
    name: 'AI Content Generation',
    slug: 'ai-content-generation',
    description: 'Drafts in your own voice, with a review step that catches mistakes.',
    family: 'ai',
    price: 'ai-tool',
  },
];

/** For the header: AI as a word of the id or name (docs/product.md, section 2). */
export const aiServices = services.filter(({ id, name }) => /\bai\b/i.test(`${id} ${name}`));
