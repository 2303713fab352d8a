import { domainToASCII, domainToUnicode } from 'node:url';

/** An address as it is, and with its domain in ASCII and in letters: `jo@müller.example`, `jo@xn--mller-kva.example`. */
export function addressSpellings(email: string): string[] {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  // Empty for what is no domain.
  const domains = [domain, domainToASCII(domain), domainToUnicode(domain)].filter(Boolean);
  return [...new Set(domains.map((one) => `${email.slice(0, at)}@${one}`))];
}
