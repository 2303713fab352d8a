/**
 * Whether an email to staff may name the address in Reply-To. With letters outside ASCII before the @ the whole email
 * would need SMTPUTF8 (RFC 6531), which the staff's mail server may lack; a domain is written in ASCII.
 */
export function canBeRepliedTo(address: string): boolean {
  return /^\p{ASCII}+@/u.test(address);
}
