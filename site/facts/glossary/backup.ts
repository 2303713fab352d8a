import type { GlossaryTerm } from './glossary-term.ts';

export const backupTerms: readonly GlossaryTerm[] = [
  {
    term: '3-2-1 rule',
    names: ['3-2-1 backup rule', '3-2-1 backup'],
    text: 'The 3-2-1 rule says to keep three copies of your data, counting the one you work on, on two kinds of storage, with one of them off-site. A single broken disk, theft or fire then cannot take them all. Today one copy should also be out of reach of ransomware.',
    see: '/library/backup-3-2-1-rule',
  },
  {
    term: 'Business continuity plan',
    names: [],
    text: 'A business continuity plan says how work continues when systems, the office or key people are unavailable: which jobs come first, who does them, and how. Getting the computers back is only one part of it, covered by the disaster recovery plan.',
    see: '/library/business-continuity-planning-guide',
  },
  {
    term: 'Disaster recovery plan',
    names: [],
    text: 'A disaster recovery plan describes how systems and data are brought back after a failure: in which order, from which copies, by whom and within what time. It lists the contacts and where passwords and keys are kept. Trust the plan only after you have tested it.',
    see: '/library/disaster-recovery-plan-template',
  },
  {
    term: 'Immutable backup',
    names: ['immutable copy', 'immutable storage'],
    text: 'An immutable backup is a copy that cannot be changed or deleted until a set date, in the strictest setting not even by an administrator. Ransomware that reaches the backup system cannot destroy such a copy. In return, you pay for the storage until that date.',
    see: '/library/immutable-backup-explained',
  },
  {
    term: 'RAID',
    names: [],
    text: 'RAID is a way of combining several disks so that, in its usual forms, a server keeps working when one of them fails. It can save you a day of downtime. It is not a backup, because a file that is deleted or encrypted is lost on all the disks immediately.',
    see: '/library/server-backup-strategies',
  },
  {
    term: 'Recovery point objective (RPO)',
    names: ['RPO', 'recovery point objective'],
    text: 'The recovery point objective is how much work you can accept losing when something fails, measured as time. With an objective of four hours, there must be a good copy at least every four hours. Different systems can have different objectives.',
    see: '/library/rto-and-rpo-explained',
  },
  {
    term: 'Recovery time objective (RTO)',
    names: ['RTO', 'recovery time objective'],
    text: 'The recovery time objective is how long a system may be down before the damage is more than you can accept. The owner of the business sets it, and a restore test shows whether it is met. A shorter time costs more.',
    see: '/library/rto-and-rpo-explained',
  },
  {
    term: 'Restore test',
    names: ['test restore', 'restore drill'],
    text: 'A restore test brings data back from a backup on purpose, to see whether it opens and how long it takes. A green check mark says that a copy was made; the test says that it can be used. Keep a log with the date, system, result and name.',
    see: '/library/backup-testing-schedule',
  },
  {
    term: 'SaaS backup',
    names: ['Microsoft 365 backup', 'cloud-to-cloud backup'],
    text: 'A SaaS backup is a separate copy of what you keep in an online service such as Microsoft 365. The service protects you from its own failures, but deleted or overwritten files can be recovered only for a limited time. Check which apps the copy includes.',
    see: '/library/saas-backup-explained',
  },
  {
    term: 'Uninterruptible power supply (UPS)',
    names: ['UPS', 'uninterruptible power supply'],
    text: 'An uninterruptible power supply is a battery between the wall outlet and your equipment that bridges short power outages. It also gives a server time to shut down properly. The batteries wear out, so test them and plan for their replacement.',
    see: '/library/power-outage-preparedness',
  },
];
