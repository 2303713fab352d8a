import type { GlossaryTerm } from './glossary-term.ts';

/** Email, names and addresses on the internet. In alphabetical order. */
export const emailTerms: readonly GlossaryTerm[] = [
  {
    term: 'DKIM',
    names: [],
    text: 'DKIM adds an invisible signature to each email, which the receiver checks against a key published in your DNS. It shows that the message came from a system you allow and was not changed on the way. Every service that sends in your name needs it.',
    see: '/library/email-security-spf-dkim-dmarc',
  },
  {
    term: 'DMARC',
    names: [],
    text: 'DMARC is a DNS record that tells receivers what to do with email in your name that has no matching pass from SPF or DKIM: let it through, quarantine it or reject it. It also brings you reports. Start by watching, then tighten.',
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
    text: 'A domain registrar is the company where you rent your internet name and renew it, often each year. The account should belong to the company, with MFA and a shared mailbox as contact. A name that lapses takes website and email with it.',
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
    text: 'TLS is the technique that encrypts data between two computers, such as a browser and a website. A browser also checks the name of the server with a certificate and warns when that has expired. Between email servers this check is often left out.',
    see: '/library/secure-file-sharing',
  },
];
