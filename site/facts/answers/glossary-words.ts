import { glossary } from '../glossary/index.ts';
import { answersFor } from './answer-record.ts';

/** Terms that people ask for by name, and that no other record explains. */
const asked = new Set([
  'Conditional access',
  'Microsoft Entra ID',
  'Passkey',
  'Single sign-on (SSO)',
  'Token theft',
  'Audit log',
  'BitLocker',
  'Common Vulnerabilities and Exposures (CVE)',
  'Data loss prevention (DLP)',
  'Encryption at rest and in transit',
  'Endpoint',
  'Trusted Platform Module (TPM)',
  'Domain name system (DNS)',
  'Domain registrar',
  'Transport Layer Security (TLS)',
  'RAID',
  'E-discovery',
  'Legal hold',
  'NIST',
  'PCI DSS',
  'SOC 2',
  'ISO 27001',
  'Application programming interface (API)',
  'Microsoft Purview',
  'PowerShell',
  'Software as a service (SaaS)',
  'Access point',
  'DHCP',
  'DSL',
  'Failover',
  'Firewall',
  'Firmware',
  'Jitter',
  'Network segmentation',
  'Packet loss',
  'Power over Ethernet (PoE)',
  'Quality of service (QoS)',
  'VLAN',
  'Remote monitoring and management (RMM)',
  'Extended Security Updates (ESU)',
  'Total cost of ownership (TCO)',
  'AI hallucination',
  'Large language model (LLM)',
  'Prompt injection',
  'Robotic process automation (RPA)',
  'Privacy officer',
]);

const idOf = (term: string) =>
  `term-${term
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')}`;

/** "Single sign-on (SSO)": "single sign-on", "sso". */
function waysOf(term: string, names: readonly string[]): string {
  const [long = term, short] = term.split(/ \(|\)/);
  const called = new Set([long, ...(short ? [short] : []), ...names].map((name) => name.toLowerCase()));
  return [...called].flatMap((name) => [`what is ${name}`, `${name} meaning`, `explain ${name} to me`]).join(' | ');
}

export const glossaryWords = answersFor(
  'visitors',
  '2026-11-27',
  Object.fromEntries(
    glossary
      .filter(({ term }) => asked.has(term))
      .map(({ term, names, text, see }) => [
        idOf(term),
        { ways: waysOf(term, names), says: text, pages: [...(see ? [see] : []), '/library/glossary'] },
      ]),
  ),
);
