import type { GlossaryTerm } from './glossary-term.ts';

export const emailTerms: readonly GlossaryTerm[] = [
  {
    term: 'DKIM',
    names: [],
    text: 'DKIM is an invisible signature on each email that shows it came from a system you allow and was not changed on the way. The receiver checks it against a key published in your DNS. Every service that sends in your name needs it.',
    see: '/library/email-security-spf-dkim-dmarc',
  },
  {
    term: 'DMARC',
    names: [],
    text: 'DMARC is a DNS record that tells receivers what to do with email in your name that passes neither SPF nor DKIM for your domain: let it through, quarantine it or reject it. It also sends you reports. Start by reading them, then tighten the rule.',
    see: '/library/email-security-spf-dkim-dmarc',
  },
  {
    term: 'Domain name system (DNS)',
    names: ['DNS'],
    text: "DNS is the internet's directory, which turns a name such as example.ca into the address of a computer. Your DNS records also say where your email goes and who may send it. Anyone who controls them controls your website and email.",
    see: '/library/email-security-spf-dkim-dmarc',
  },
  {
    term: 'Domain registrar',
    names: [],
    text: 'A domain registrar is the company where you rent your internet name and renew it, often each year. The account should belong to your company, with MFA and a shared mailbox as the contact. If the name lapses, your website and email stop working.',
    see: '/library/it-documentation-essentials',
  },
  {
    term: 'SPF',
    names: ['Sender Policy Framework'],
    text: 'SPF is a DNS record that lists the servers allowed to send email for your domain. Receivers use it to spot forged senders. Newsletter, invoicing and scanning services usually belong on the list too, or their messages may land in spam.',
    see: '/library/email-security-spf-dkim-dmarc',
  },
  {
    term: 'Transport Layer Security (TLS)',
    names: ['TLS'],
    text: "TLS is the encryption that protects data between two computers, such as a browser and a website. A browser also checks the server's name against a certificate and warns you when that has expired. Between email servers this check is often left out.",
    see: '/library/secure-file-sharing',
  },
];
