import { controlTests, baselineControls as names } from '../../shared/tools/baseline-controls.ts';

/** Our wording of `facts['baseline-controls']`, in the order of `shared/tools/baseline-controls.ts`. */
type BaselineControl = {
  what: string;
  why: string;
  how: string;
  who: string;
  help: { label: string; href: string };
};

const texts: readonly BaselineControl[] = [
  {
    what: 'A page that says who calls whom in an incident.',
    why: 'In the first hour, people either act together or make it worse.',
    how: 'Write down names, phone numbers, the insurer’s line and who may switch systems off. Print it, and walk through it once a year.',
    who: 'The owner, with the IT provider.',
    help: { label: 'Incident response plan template', href: '/library/incident-response-plan-template' },
  },
  {
    what: 'Systems and programs update automatically.',
    why: 'Old vulnerabilities are published with instructions. An update closes them.',
    how: 'Turn on automatic updates everywhere; list what cannot update, and isolate or replace it.',
    who: 'The IT provider.',
    help: { label: 'Patch management basics', href: '/library/patch-management-basics' },
  },
  {
    what: 'Protection against malware and a firewall, on every machine.',
    why: 'One unprotected laptop is enough to let an attacker in.',
    how: 'Use one product on all machines, reporting to one place that someone checks each workday.',
    who: 'The IT provider.',
    help: { label: 'Endpoint detection and response', href: '/library/endpoint-detection-and-response' },
  },
  {
    what: 'No factory passwords, and only what you need is switched on.',
    why: 'Factory passwords are in lists that anyone can download.',
    how: 'Change each default password, remove unused accounts and services, write down the settings that remain.',
    who: 'The person who installs devices.',
    help: { label: 'Security policy starter kit', href: '/library/security-policy-starter-kit' },
  },
  {
    what: 'Multi-factor authentication (MFA), long passphrases, no shared accounts.',
    why: 'A stolen password alone then opens no account.',
    how: 'Begin with email, remote access and administrators. Add a password manager.',
    who: 'The IT provider; the owner goes first.',
    help: { label: 'Multi-factor authentication rollout', href: '/library/multi-factor-authentication-rollout' },
  },
  {
    what: 'Staff know what fraud looks like and who to tell.',
    why: 'Fraud works on a person who is in a hurry.',
    how: 'Give short lessons through the year and one number to call, and thank people for false alarms.',
    who: 'The office manager.',
    help: { label: 'Security awareness training plan', href: '/library/security-awareness-training-plan' },
  },
  {
    what: 'Copies in a second place, encrypted against theft.',
    why: 'A backup is what is left after ransomware, a fire or a mistake.',
    how: 'Keep three copies on two kinds of storage, one off site and one that cannot be changed. Encrypt laptops too.',
    who: 'The IT provider; the owner watches a restore.',
    help: { label: 'Backup testing schedule', href: '/library/backup-testing-schedule' },
  },
  {
    what: 'Phones used for work lock, update and can be wiped.',
    why: 'A phone is easily lost and holds the same mailbox as a laptop.',
    how: 'Decide who may use their own phone, enrol each in one management tool, and keep work and private apart.',
    who: 'The IT provider, with each phone’s owner.',
    help: { label: 'Mobile device security', href: '/library/mobile-device-security' },
  },
  {
    what: 'A firewall at the edge, separate guest Wi-Fi, safe remote access.',
    why: 'The office network trusts what is inside it.',
    how: 'Keep the firewall current, put guests and devices on their own networks, and close remote access without MFA.',
    who: 'The IT provider.',
    help: { label: 'Business firewall selection', href: '/library/business-firewall-selection' },
  },
  {
    what: 'You choose suppliers with care and know what they can access.',
    why: 'Their breach becomes yours when they hold your clients’ data.',
    how: 'List who holds what and where, ask for their evidence, and use MFA for every one of their accounts.',
    who: 'The owner.',
    help: { label: 'Vendor risk management', href: '/library/vendor-risk-management' },
  },
  {
    what: 'Your website is up to date and its data is protected.',
    why: 'A compromised site spreads malware under your name.',
    how: 'Update the system and its plug-ins, limit who may change it, and keep as little as possible of what forms collect.',
    who: 'The person who runs the site.',
    help: {
      label: 'Vulnerability scanning and penetration testing',
      href: '/library/vulnerability-scanning-vs-penetration-testing',
    },
  },
  {
    what: 'People can open only what their work needs.',
    why: 'What an account cannot reach, an attacker who steals it cannot reach either.',
    how: 'Give everyone their own account, keep administrator rights to a few people and only while needed, and have a list for the day someone leaves.',
    who: 'The office manager decides, the IT provider sets it.',
    help: { label: 'Privileged access management', href: '/library/privileged-access-management' },
  },
  {
    what: 'USB sticks and old drives are encrypted, counted and destroyed.',
    why: 'A drive in a drawer still holds everything that was on it.',
    how: 'Buy encrypted ones, sign them out by name, and get a certificate of destruction.',
    who: 'The office manager.',
    help: { label: 'IT asset inventory guide', href: '/library/it-asset-inventory-guide' },
  },
];

export const baselineControls = names.map((name, index) => ({
  name,
  test: controlTests[index],
  ...(texts[index] as BaselineControl),
}));

/** By number: the order of "Which cybersecurity controls to put in place first" on `/cybersecurity-tracker`. */
export const controlOrder = [
  { when: 'This week', controls: [5, 7] },
  { when: 'This month', controls: [2, 3, 10] },
  { when: 'This quarter', controls: [1, 6, 12] },
  { when: 'Then', controls: [4, 8, 9, 11, 13] },
] as const;
