import type { GlossaryTerm } from './glossary-term.ts';

export const providerTerms: readonly GlossaryTerm[] = [
  {
    term: 'Break-fix',
    names: ['break/fix'],
    text: 'Break-fix is IT support paid by the hour when something has failed. It costs little in quiet months. However, the provider earns more when more breaks, and updates, backups and checks are easily left undone between visits.',
    see: '/library/break-fix-vs-managed-it',
  },
  {
    term: 'Co-managed IT',
    names: [],
    text: "Co-managed IT is a division of work between a company's own IT person and an outside provider. The employee often handles daily support, and the provider the tools, nights and projects. A written list of who does what prevents gaps and double work.",
    see: '/library/co-managed-it-guide',
  },
  {
    term: 'Managed service provider (MSP)',
    names: ['MSP', 'managed service provider'],
    text: "A managed service provider looks after a company's IT for a regular fee, usually per person or device. Support, updates, monitoring and backup checks are common parts. What is included differs, so compare the lists as well as the fee.",
    see: '/managed-service-provider',
  },
  {
    term: 'Remote monitoring and management (RMM)',
    names: ['RMM'],
    text: 'Remote monitoring and management is software that a provider uses to monitor computers, install updates and help people remotely. It has great power over every device, so it must be protected with MFA and removed when the contract ends.',
    see: '/library/remote-monitoring-and-management',
  },
  {
    term: 'Service level agreement (SLA)',
    names: ['SLA', 'service level agreement'],
    text: 'A service level agreement is the part of a contract that promises measurable service, such as how soon a person responds to an urgent call. A response is not yet a repair, so read what is measured, in which hours, and what happens when a target is missed.',
    see: '/library/it-service-level-agreements',
  },
  {
    term: 'Virtual chief information officer (vCIO)',
    names: ['vCIO'],
    text: "A vCIO is an experienced adviser who plans a company's technology part-time: budget, risks, projects and suppliers. Virtual means shared among several clients. Good advice comes as a written plan with dates and costs rather than as product offers.",
    see: '/library/vcio-role-explained',
  },
];
