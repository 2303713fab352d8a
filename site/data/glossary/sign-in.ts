import type { GlossaryTerm } from './glossary-term.ts';

/** Signing in, and who may do what. In alphabetical order. */
export const signInTerms: readonly GlossaryTerm[] = [
  {
    term: 'Access review',
    names: [],
    text: 'An access review is a regular check of who can open which systems and files. The owner of each system confirms or removes every entry. It finds accounts of people who have left and rights that outlived a change of job.',
    see: '/library/sox-it-general-controls',
  },
  {
    term: 'Conditional access',
    names: [],
    text: 'Conditional access is a set of rules in Microsoft Entra ID that decide when a sign-in is allowed, refused or asked for more proof. A rule can look at the person, the device, the place and the app, and for example block devices that the company does not manage.',
    see: '/library/microsoft-365-security-baseline',
  },
  {
    term: 'Emergency access account',
    names: ['break-glass account'],
    text: 'An emergency access account is an administrator account kept for the day when the usual ones cannot sign in. It belongs to no person in daily use, has its own strong sign-in method, and every use of it raises an alert. It is tested from time to time.',
    see: '/library/privileged-access-management',
  },
  {
    term: 'Least privilege',
    names: [],
    text: 'Least privilege means that each person and program gets only the access that the work needs, and only for as long as it needs it. A stolen account then opens less, and a mistake harms less. Daily work is done without administrator rights.',
    see: '/library/privileged-access-management',
  },
  {
    term: 'MFA fatigue',
    names: ['push bombing'],
    text: 'MFA fatigue is an attack that sends approval requests to a phone until its owner presses yes to make them stop. The attacker already has the password. Number matching makes approval by reflex much harder, and a passkey sends no such request.',
    see: '/blog/mfa-fatigue-attacks-explained',
  },
  {
    term: 'Microsoft Entra ID',
    names: ['Entra ID', 'Azure Active Directory', 'Azure AD'],
    text: 'Microsoft Entra ID is the directory of people, groups and devices behind Microsoft 365 and Azure. It checks each sign-in, applies MFA and access rules, and keeps sign-in logs. Until 2023 it was called Azure Active Directory. Which rules you can set depends on your licence.',
    see: '/library/microsoft-365-security-baseline',
  },
  {
    term: 'Multi-factor authentication (MFA)',
    names: ['MFA', 'multi-factor authentication', 'two-factor authentication', '2FA'],
    text: 'Multi-factor authentication asks for a second proof besides the password before it lets anyone sign in. The proof is often a number in an app or a security key; a passkey does both steps in one. A thief who has only the password is usually stopped. Text messages are the weaker way, because they can be intercepted.',
    see: '/library/multi-factor-authentication-rollout',
  },
  {
    term: 'Passkey',
    names: ['FIDO2'],
    text: 'A passkey is a sign-in method that replaces the password with a secret kept on a phone, computer or security key, and unlocked with a fingerprint, face or PIN. It works only with the site it was made for. FIDO2 is the standard behind it.',
    see: '/library/passkeys-for-business',
  },
  {
    term: 'Password manager',
    names: [],
    text: 'A password manager is a program that makes, keeps and fills in a different strong password for every account. The person remembers one main password and protects it with MFA. Business versions let a team share a password and take it back when someone leaves.',
    see: '/library/password-manager-adoption',
  },
  {
    term: 'Privileged access management (PAM)',
    names: ['PAM', 'privileged access'],
    text: 'Privileged access management is the control of accounts that can change systems, such as administrators. Those rights are held apart from daily accounts, given for a task or a time, protected by MFA and recorded. Ransomware gangs look for exactly such an account.',
    see: '/library/privileged-access-management',
  },
  {
    term: 'Role-based access control (RBAC)',
    names: ['RBAC', 'role-based access', 'role-based permissions'],
    text: 'Role-based access control gives rights to a role, such as front desk or bookkeeper, and puts people into roles. A new person gets the right access at once, and a person who changes jobs loses the old rights.',
    see: '/library/privileged-access-management',
  },
  {
    term: 'Security key',
    names: ['hardware key', 'hardware security key'],
    text: 'A security key is a small device, plugged in or held to a phone, that proves who signs in. Its answer is tied to the real address of the site, so it fails on a fake page. Give each administrator two, and lock the spare one away.',
    see: '/library/multi-factor-authentication-rollout',
  },
  {
    term: 'Service account',
    names: [],
    text: 'A service account is an account that a program uses instead of a person, for example to run a backup. It cannot answer an MFA request, so it needs a long secret, few rights, a named owner and a limit on where it can sign in from.',
    see: '/library/privileged-access-management',
  },
  {
    term: 'Single sign-on (SSO)',
    names: ['single sign-on'],
    text: 'Single sign-on lets one company account open many programs, so people have one password and one MFA method. When someone leaves, closing that account stops new sign-ins to the connected programs. Some software makers include it only in their dearer plans.',
    see: '/library/software-licence-management',
  },
  {
    term: 'Token theft',
    names: ['session token', 'stolen session'],
    text: 'Token theft is the copying of the session token, the small piece of data that keeps a person signed in, often through a fake sign-in page. The thief is then signed in without a password or MFA request. Passkeys, managed devices and shorter sessions make it harder.',
    see: '/library/business-email-compromise-defence',
  },
  {
    term: 'Zero trust',
    names: ['zero-trust'],
    text: 'Zero trust is a way to design access in which being inside the office network proves little. Every request is checked for person, device and need, and access is limited to one application. It is a set of habits and settings, not one product.',
    see: '/library/zero-trust-for-small-business',
  },
];
