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
