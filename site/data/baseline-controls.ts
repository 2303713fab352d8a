import { baselineControls as names } from '../../widgets/contract/baseline-controls.ts';

/**
 * What each of the 13 baseline controls (`facts['baseline-controls']`) asks, in our words, in the order of
 * `widgets/contract/baseline-controls.ts`. `test` is what the person who pays can watch.
 */
type BaselineControl = {
  what: string;
  why: string;
  how: string;
  who: string;
  test: string;
  help: { label: string; href: string };
};

const texts: readonly BaselineControl[] = [
  {
    what: 'A page that says who calls whom when something is wrong.',
    why: 'In the first hour people either act together or make it worse.',
    how: 'Write names, phone numbers, the insurer’s line and who may switch things off. Print it. Walk through it once a year.',
    who: 'The owner, with the IT provider.',
    test: 'Ask two people where it is. Is it on paper?',
    help: { label: 'Incident response plan template', href: '/library/incident-response-plan-template' },
  },
  {
    what: 'Systems and programs update by themselves.',
    why: 'Old holes are published with instructions. An update closes them.',
    how: 'Turn on automatic updates everywhere; list what cannot update and fence it off or replace it.',
    who: 'The IT provider.',
    test: 'Pick three computers. When did each last restart for an update?',
    help: { label: 'Patch management basics', href: '/library/patch-management-basics' },
  },
  {
    what: 'Protection against malware and a firewall, on every machine.',
    why: 'One unprotected laptop is enough to let somebody in.',
    how: 'One product for all machines, reporting to one place where somebody looks each workday.',
    who: 'The IT provider.',
    test: 'Compare the list of protected machines with the list of owned ones.',
    help: { label: 'Endpoint detection and response', href: '/library/endpoint-detection-and-response' },
  },
  {
    what: 'No factory passwords, nothing switched on without need.',
    why: 'Factory passwords are in lists that anyone can download.',
    how: 'Change each default password, remove unused accounts and services, write down the setting that is left.',
    who: 'The person who installs devices.',
    test: 'Try the default password printed under the router.',
    help: { label: 'Security policy starter kit', href: '/library/security-policy-starter-kit' },
  },
  {
    what: 'Multi-factor authentication (MFA), long passphrases, no shared accounts.',
    why: 'A stolen password alone then opens nothing.',
    how: 'Begin with email, remote access and administrators. Add a password manager.',
    who: 'The IT provider; the owner goes first.',
    test: 'Sign in to email from a private window. Is a password enough?',
    help: { label: 'Multi-factor authentication rollout', href: '/library/multi-factor-authentication-rollout' },
  },
  {
    what: 'Staff know what a trick looks like and whom to tell.',
    why: 'Most attacks begin with a person who is in a hurry.',
    how: 'Short lessons through the year, one number to call, and thanks for a false alarm.',
    who: 'The office manager.',
    test: 'Ask the newest person what to do with an odd invoice.',
    help: { label: 'Security awareness training plan', href: '/library/security-awareness-training-plan' },
  },
  {
    what: 'Copies in a second place, unreadable to a thief.',
    why: 'A backup is what is left after ransomware, a fire or a mistake.',
    how: 'Three copies, two kinds of storage, one off site and one that cannot be changed. Encrypt laptops too.',
    who: 'The IT provider; the owner watches a restore.',
    test: 'Have last month’s version of one file brought back. Time it.',
    help: { label: 'Backup testing schedule', href: '/library/backup-testing-schedule' },
  },
  {
    what: 'Phones with work on them lock, update and can be wiped.',
    why: 'Phones are lost more often than laptops, and hold the same mailbox.',
    how: 'Decide who may use their own phone, enrol each in one management tool, and keep work and private apart.',
    who: 'The IT provider, with each phone’s owner.',
    test: 'Whose phone was lost last? What happened within the hour?',
    help: { label: 'Mobile device security', href: '/library/mobile-device-security' },
  },
  {
    what: 'A firewall at the edge, separate guest Wi-Fi, safe remote entry.',
    why: 'The office network trusts what is inside it.',
    how: 'Keep the firewall current, put guests and devices on networks of their own, and close remote entry without MFA.',
    who: 'The IT provider.',
    test: 'Join the guest Wi-Fi and try to open the office printer’s page.',
    help: { label: 'Business firewall selection', href: '/library/business-firewall-selection' },
  },
  {
    what: 'Your suppliers are chosen with care and their access is known.',
    why: 'Their bad day becomes yours, with your clients’ data.',
    how: 'List who holds what and where, ask for their evidence, and use MFA for every one of their accounts.',
    who: 'The owner.',
    test: 'Name everyone outside the firm who can sign in as administrator.',
    help: { label: 'Vendor risk management', href: '/library/vendor-risk-management' },
  },
  {
    what: 'Your site is kept up to date and its data is protected.',
    why: 'A broken site spreads malware under your name.',
    how: 'Update the system and its plug-ins, limit who may change it, and keep as little as possible of what forms collect.',
    who: 'The person who runs the site.',
    test: 'Who updates it, and who would see a change made overnight?',
    help: {
      label: 'Vulnerability scanning and penetration testing',
      href: '/library/vulnerability-scanning-vs-penetration-testing',
    },
  },
  {
    what: 'People can open only what their work needs.',
    why: 'What one account cannot reach, its thief cannot reach either.',
    how: 'Accounts of their own, administrator rights for few and only while they need them, and a list for leaving day.',
    who: 'The office manager decides, the IT provider sets it.',
    test: 'Open the payroll folder with an ordinary account.',
    help: { label: 'Privileged access management', href: '/library/privileged-access-management' },
  },
  {
    what: 'USB sticks and old drives are encrypted, counted, destroyed.',
    why: 'A drive in a drawer still holds everything that was on it.',
    how: 'Buy encrypted ones, hand them out by name, and get a certificate for those destroyed.',
    who: 'The office manager.',
    test: 'Empty the drawer. What is on those?',
    help: { label: 'IT asset inventory guide', href: '/library/it-asset-inventory-guide' },
  },
];

export const baselineControls = names.map((name, index) => ({ name, ...(texts[index] as BaselineControl) }));
