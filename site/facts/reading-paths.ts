/** A piece is on one path at most, so that "next" is unambiguous; unpublished ones are skipped. */
export const readingPaths: readonly { title: string; pieces: readonly string[] }[] = [
  {
    title: 'Ransomware in six steps',
    pieces: [
      '/library/ransomware-prevention-checklist',
      '/library/backup-3-2-1-rule',
      '/library/immutable-backup-explained',
      '/library/incident-response-plan-template',
      '/library/tabletop-exercise-guide',
      '/library/ransomware-response-first-24-hours',
    ],
  },
  {
    title: 'Protecting payments from fraud',
    pieces: [
      '/library/phishing-email-warning-signs',
      '/library/email-security-spf-dkim-dmarc',
      '/library/business-email-compromise-defence',
      '/blog/business-email-compromise-invoice-fraud',
      '/library/deepfake-fraud-awareness',
    ],
  },
  {
    title: 'Choosing and changing an IT provider',
    pieces: [
      '/library/managed-it-services-explained',
      '/library/break-fix-vs-managed-it',
      '/library/choosing-an-it-provider',
      '/library/it-service-level-agreements',
      '/library/switching-it-providers-checklist',
      '/library/it-metrics-for-owners',
    ],
  },
  {
    title: 'Microsoft 365, from licence to backup',
    pieces: [
      '/library/microsoft-365-licence-guide',
      '/library/email-migration-planning',
      '/library/onedrive-vs-sharepoint',
      '/library/sharepoint-file-structure-guide',
      '/library/microsoft-365-security-baseline',
      '/library/saas-backup-explained',
    ],
  },
  {
    title: 'Backups that restore',
    pieces: [
      '/library/rto-and-rpo-explained',
      '/library/server-backup-strategies',
      '/library/backup-testing-schedule',
      '/blog/why-backups-fail-restore-tests',
      '/library/disaster-recovery-plan-template',
    ],
  },
  {
    title: 'Privacy duties of an Ontario office',
    pieces: [
      '/library/pipeda-principles-explained',
      '/library/privacy-policy-checklist',
      '/library/records-retention-basics',
      '/library/vendor-risk-management',
      '/library/pipeda-breach-reporting',
      '/blog/pipeda-breach-record-keeping-made-simple',
    ],
  },
  {
    title: 'Using AI at work safely',
    pieces: [
      '/library/ai-readiness-checklist',
      '/library/ai-data-privacy-basics',
      '/library/ai-acceptable-use-policy',
      '/library/ai-vendor-evaluation',
      '/library/copilot-rollout-planning',
      '/library/ai-content-review-checklist',
    ],
  },
  {
    title: 'A new office, connected on the first morning',
    pieces: [
      '/library/internet-connection-types',
      '/library/office-network-design-basics',
      '/library/structured-cabling-guide',
      '/library/wifi-coverage-planning',
      '/library/business-firewall-selection',
      '/library/voip-readiness-checklist',
      '/library/office-move-it-checklist',
    ],
  },
];
