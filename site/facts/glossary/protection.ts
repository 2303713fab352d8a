import type { GlossaryTerm } from './glossary-term.ts';

export const protectionTerms: readonly GlossaryTerm[] = [
  {
    term: 'Audit log',
    names: ['audit trail'],
    text: 'An audit log is the record that a system keeps of who did what and when, such as sign-ins, opened files and changed settings. After an incident it shows what happened. Check how long each of your systems keeps it, because some keep it for only a few days.',
    see: '/library/siem-and-soc-explained',
  },
  {
    term: 'BitLocker',
    names: [],
    text: 'BitLocker is the disk encryption built into the professional editions of Windows. Without the right sign-in or recovery key, the disk of a lost laptop cannot be read. On a Mac, FileVault does the same job.',
    see: '/resources/case-studies/healthcare-clinic-device-encryption',
  },
  {
    term: 'Common Vulnerabilities and Exposures (CVE)',
    names: ['CVE'],
    text: 'CVE is the public list that gives each known security hole its own number, such as CVE-2021-44228. Makers, scanners and newsletters use that number, so that everyone means the same hole. A score called CVSS says how severe it could be.',
    see: '/library/patch-management-basics',
  },
  {
    term: 'Data loss prevention (DLP)',
    names: ['DLP'],
    text: 'Data loss prevention is a set of rules that notice sensitive content, such as card or health numbers, and warn or stop a person who sends it outside. It catches mistakes better than deliberate theft. Start with warnings, because strict rules also block legitimate work.',
    see: '/library/ai-data-privacy-basics',
  },
  {
    term: 'Encryption at rest and in transit',
    names: ['encrypted at rest', 'encryption in transit', 'encrypted in transit'],
    text: 'Encryption at rest means that stored data can be read only with a key, and encryption in transit protects data while it travels, usually with TLS. The first helps when a device is stolen, the second on an untrusted network. Neither helps against someone who signs in with a stolen account.',
    see: '/library/cloud-security-shared-responsibility',
  },
  {
    term: 'Endpoint',
    names: [],
    text: "An endpoint is a device that people work on and that connects to the company's systems: a laptop, desktop, tablet or phone, and often a server too. Many providers count, protect and bill by endpoint, so ask which devices they count.",
    see: '/services/cybersecurity/endpoint-protection',
  },
  {
    term: 'Endpoint detection and response (EDR)',
    names: ['EDR', 'endpoint detection and response'],
    text: 'Endpoint detection and response is software that watches what programs on a computer do, raises an alert at suspicious behaviour and can isolate the computer from the network. It needs people who read the alerts. Sold together with those people, it is often called MDR.',
    see: '/library/endpoint-detection-and-response',
  },
  {
    term: 'Incident response plan',
    names: [],
    text: 'An incident response plan is a short document that says who does what in a cyber incident: who decides, who is called, what is disconnected, what is recorded and who must be told. Print it, because the computers may be down that day.',
    see: '/library/incident-response-plan-template',
  },
  {
    term: 'Managed detection and response (MDR)',
    names: ['MDR'],
    text: 'Managed detection and response is a service in which outside specialists watch the alerts of your protection software around the clock and act on them. Ask what they may do at night without asking you, such as isolating a computer.',
    see: '/library/siem-and-soc-explained',
  },
  {
    term: 'Mobile device management (MDM)',
    names: ['MDM', 'mobile device management'],
    text: 'Mobile device management is software that sets rules on company phones, tablets and laptops: a screen lock, encryption, allowed apps. It can erase a lost device once that device is online. On a personal phone it can be limited to the work apps, so that photos stay private.',
    see: '/library/mobile-device-security',
  },
  {
    term: 'Patch management',
    names: [],
    text: "Patch management is the routine of finding, testing and installing software updates, and proving that they were installed. It covers Windows, other makers' programs and network equipment. Security holes that attackers already use are closed first.",
    see: '/library/patch-management-basics',
  },
  {
    term: 'Penetration test',
    names: ['penetration testing', 'pen test'],
    text: 'A penetration test is an agreed attack by specialists who try to break in and report how far they got. It has a written scope and an end date. A scan lists possible holes; the test shows which of them an attacker could use.',
    see: '/blog/penetration-test-or-vulnerability-scan',
  },
  {
    term: 'Security information and event management (SIEM)',
    names: ['SIEM'],
    text: 'A SIEM is a system that gathers logs from many sources, such as sign-ins, firewalls and computers, and looks for patterns that point to an attack. It is only as good as the people who tune it and respond to its alerts.',
    see: '/library/siem-and-soc-explained',
  },
  {
    term: 'Security operations centre (SOC)',
    names: ['SOC', 'security operations centre'],
    text: 'A security operations centre is the team that watches security alerts, often around the clock, decides which are real and starts the response. Small companies usually buy it as a service. SOC 2 is something else: an audit report that happens to share the letters.',
    see: '/library/siem-and-soc-explained',
  },
  {
    term: 'Tabletop exercise',
    names: [],
    text: 'A tabletop exercise is a rehearsal in which the people who would handle an emergency talk through a fictional one, step by step. No computer is touched. The result is a list of gaps, each with a person and a date.',
    see: '/library/tabletop-exercise-guide',
  },
  {
    term: 'Trusted Platform Module (TPM)',
    names: ['TPM'],
    text: 'A TPM is a small security chip in a computer, or a part of its processor, that protects keys, such as the one that unlocks an encrypted disk. Windows 11 officially requires version 2.0. In some computers it is present but switched off.',
    see: '/library/windows-10-end-of-support-options',
  },
  {
    term: 'Vulnerability scan',
    names: ['vulnerability scanning'],
    text: 'A vulnerability scan is an automated check of computers and networks for known security holes and unsafe settings. It produces a list sorted by severity, some of it false alarms. Its value lies in what gets fixed before the next scan.',
    see: '/library/vulnerability-scanning-vs-penetration-testing',
  },
];
