/**
 * Entry points to the knowledge hub, read as "I need to …", each with the page that answers it. Hidden until that page
 * is published.
 */
export const needs: readonly { when: string; needs: readonly { need: string; path: string }[] }[] = [
  {
    when: 'Right now',
    needs: [
      { need: 'get through the first day of a ransomware attack', path: '/library/ransomware-response-first-24-hours' },
      { need: 'find emergency IT support in Toronto', path: '/library/emergency-it-support-toronto' },
      { need: 'know whether an email is a scam', path: '/library/phishing-email-warning-signs' },
      { need: 'check a change of bank details', path: '/blog/business-email-compromise-invoice-fraud' },
      { need: 'report a privacy breach', path: '/library/pipeda-breach-reporting' },
      { need: 'work while the internet is down', path: '/blog/internet-outage-plan-for-small-offices' },
    ],
  },
  {
    when: 'This month',
    needs: [
      { need: 'get ready for a new employee', path: '/library/it-onboarding-checklist' },
      { need: 'close the accounts of someone who leaves', path: '/library/it-offboarding-checklist' },
      { need: 'turn on MFA for everyone', path: '/library/multi-factor-authentication-rollout' },
      { need: 'find out whether our backup works', path: '/blog/why-backups-fail-restore-tests' },
      { need: "answer an insurer's questions", path: '/blog/cyber-insurance-questions-answered' },
      { need: 'let people work from home safely', path: '/library/remote-work-security-essentials' },
    ],
  },
  {
    when: 'Before a decision',
    needs: [
      { need: "plan next year's IT budget", path: '/library/it-budget-planning-guide' },
      { need: 'compare IT providers', path: '/library/choosing-an-it-provider' },
      { need: 'choose Microsoft 365 licences', path: '/library/microsoft-365-licence-guide' },
      { need: 'decide what to do with old Windows computers', path: '/library/windows-10-end-of-support-options' },
      { need: 'move a server to the cloud, or not', path: '/library/server-to-cloud-decision-guide' },
      { need: 'replace Windows Server 2016', path: '/library/windows-server-2016-end-of-support' },
      { need: 'say what staff may do with AI', path: '/library/ai-acceptable-use-policy' },
      { need: 'move to another office', path: '/library/office-move-it-checklist' },
    ],
  },
];
