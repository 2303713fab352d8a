import type { GlossaryTerm } from './glossary-term.ts';

/** Working with an IT provider. In alphabetical order. */
export const providerTerms: readonly GlossaryTerm[] = [
  {
    term: 'Break-fix',
    names: ['break/fix'],
    text: 'Break-fix is IT support paid by the hour when something has failed. It costs little in quiet months. The provider earns more when more breaks, and updates, backups and checks are easily left undone between visits.',
    see: '/library/break-fix-vs-managed-it',
  },
  {
    term: 'Co-managed IT',
    names: [],
    text: "Co-managed IT is a division of work between a company's own IT person and an outside provider. One often keeps daily support, the other tools, nights and projects. A written list of who does what prevents gaps and double work.",
    see: '/library/co-managed-it-guide',
  },
  {
    term: 'Managed service provider (MSP)',
    names: ['MSP', 'managed service provider'],
    text: "A managed service provider looks after a company's IT for a regular fee, usually per person or device. Support, updates, monitoring and backup checks are common parts. What is included differs, so compare the lists and not only the fee.",
    see: '/managed-service-provider',
  },
  {
    term: 'Remote monitoring and management (RMM)',
    names: ['RMM'],
    text: 'Remote monitoring and management is software with which a provider watches computers, installs updates and helps from afar. It has great power over every device, so it must be guarded with MFA and removed when the contract ends.',
    see: '/library/remote-monitoring-and-management',
  },
  {
    term: 'Service level agreement (SLA)',
    names: ['SLA', 'service level agreement'],
    text: 'A service level agreement is the part of a contract that promises measurable service, such as how soon a person responds to an urgent call. Response is not repair, so read what is measured, in which hours, and what follows a miss.',
    see: '/library/it-service-level-agreements',
  },
  {
    term: 'Virtual chief information officer (vCIO)',
    names: ['vCIO'],
    text: "A vCIO is an experienced adviser who plans a company's technology part-time: budget, risks, projects and suppliers. The word virtual means shared between clients. Good advice shows in a written plan with dates and costs, not in product offers.",
    see: '/library/vcio-role-explained',
  },
];
