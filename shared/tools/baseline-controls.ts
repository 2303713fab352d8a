/**
 * The 13 baseline controls of the Canadian Centre for Cyber Security, in its order and words (Baseline Cyber Security
 * Controls for Small and Medium Organizations, V1.2, sections 3.1 to 3.13).
 */
export const baselineControls = [
  'Incident response plan',
  'Automatic patching',
  'Security software',
  'Secure configuration',
  'Strong authentication',
  'Awareness training',
  'Backup and encryption',
  'Mobile devices',
  'Perimeter defences',
  'Cloud and outsourced IT',
  'Secure websites',
  'Access control',
  'Portable media',
] as const;

/** A check of each, in our words, that the paying client can watch. */
export const controlTests = [
  'Ask two people where it is. Is it on paper?',
  'Pick three computers. When did each last restart for an update?',
  'Compare the list of protected machines with the list of owned ones.',
  'Try the default password printed under the router.',
  'Sign in to email from a private window. Is a password enough?',
  'Ask the newest person what to do with an odd invoice.',
  'Have last month’s version of one file brought back. Time it.',
  'Whose phone was lost last? What happened within the hour?',
  'Join the guest Wi-Fi and try to open the office printer’s page.',
  'Name everyone outside the firm who can sign in as administrator.',
  'Who updates it, and who would see a change made overnight?',
  'Open the payroll folder with an ordinary account.',
  'Empty the drawer of old drives. What is on them?',
] as const;
