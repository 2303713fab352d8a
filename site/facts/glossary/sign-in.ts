import type { GlossaryTerm } from './glossary-term.ts';

export const signInTerms: readonly GlossaryTerm[] = [
  {
    term: 'Access review',
    names: [],
    text: 'An access review is a regular check of who can open which systems and files. The owner of each system confirms or removes every entry. It finds accounts of people who have left, and rights that people kept after changing jobs.',
    see: '/library/sox-it-general-controls',
  },
  {
    term: 'Conditional access',
    names: [],
    text: 'Conditional access is a set of rules in Microsoft Entra ID that decide when a sign-in is allowed, refused or asked for more proof. A rule can look at the person, the device, the location and the app, and for example block devices that the company does not manage.',
    see: '/library/microsoft-365-security-baseline',
  },
  {
    term: 'Emergency access account',
    names: ['break-glass account'],
    text: 'An emergency access account is an administrator account kept for the day when the usual ones cannot sign in. It is not used for daily work, has its own strong sign-in method, and every use of it raises an alert. Test it from time to time.',
    see: '/library/privileged-access-management',
  },
  {
    term: 'Least privilege',
    names: [],
    text: 'Least privilege means that each person and program gets only the access that the work needs, and only for as long as it is needed. A stolen account then opens less, and a mistake does less harm. Daily work is done without administrator rights.',
    see: '/library/privileged-access-management',
  },
  {
    term: 'MFA fatigue',
    names: ['push bombing'],
    text: 'MFA fatigue is an attack that sends approval requests to a phone until its owner taps yes to make them stop. The attacker already has the password. Number matching makes approval by reflex much harder, and a passkey sends no such request.',
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
    text: 'Multi-factor authentication asks for a second proof in addition to the password before it lets anyone sign in. The proof is often a number in an app or a security key; a passkey does both steps in one. An attacker who has only the password is usually stopped. Text messages are weaker, because they can be intercepted.',
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
    text: 'A password manager is a program that creates, stores and fills in a different strong password for every account. You remember one main password and protect it with MFA. Business versions let a team share a password and take it back when someone leaves.',
    see: '/library/password-manager-adoption',
  },
  {
    term: 'Privileged access management (PAM)',
    names: ['PAM', 'privileged access'],
    text: 'Privileged access management is the control of accounts that can change systems, such as administrator accounts. Those rights are kept separate from daily accounts, granted for a task or a limited time, protected by MFA and recorded. Ransomware gangs look for exactly such an account.',
    see: '/library/privileged-access-management',
  },
  {
    term: 'Role-based access control (RBAC)',
    names: ['RBAC', 'role-based access', 'role-based permissions'],
    text: 'Role-based access control gives rights to a role, such as front desk or bookkeeper, and then assigns people to roles. A new person gets the right access on the first day, and a person who changes jobs loses the old rights.',
    see: '/library/privileged-access-management',
  },
  {
    term: 'Security key',
    names: ['hardware key', 'hardware security key'],
    text: 'A security key is a small device, plugged in or held to a phone, that proves who is signing in. Its answer is tied to the real address of the site, so it fails on a fake page. Give each administrator two, and keep the spare locked up.',
    see: '/library/multi-factor-authentication-rollout',
  },
  {
    term: 'Service account',
    names: [],
    text: 'A service account is an account that a program uses instead of a person, for example to run a backup. It cannot respond to an MFA request, so it needs a long secret, few rights, a named owner and a limit on where it can sign in from.',
    see: '/library/privileged-access-management',
  },
  {
    term: 'Single sign-on (SSO)',
    names: ['single sign-on'],
    text: 'Single sign-on lets one company account open many programs, so people have one password and one MFA method. When someone leaves, closing that account stops new sign-ins to the connected programs. Some software makers include it only in their more expensive plans.',
    see: '/library/software-licence-management',
  },
  {
    term: 'Token theft',
    names: ['session token', 'stolen session'],
    text: 'Token theft is the copying of the session token, the small piece of data that keeps a person signed in, often through a fake sign-in page. The attacker is then signed in without a password or MFA request. Passkeys, managed devices and shorter sessions make it harder.',
    see: '/library/business-email-compromise-defence',
  },
  {
    term: 'Zero trust',
    names: ['zero-trust'],
    text: 'Zero trust is a way to design access so that no one is trusted just for being on the office network. Every request is checked for person, device and need, and access is limited to one application. It is a set of habits and settings rather than one product.',
    see: '/library/zero-trust-for-small-business',
  },
];
