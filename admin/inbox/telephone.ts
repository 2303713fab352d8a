/** Fewer digits are no number that one can call. */
const fewestDigits = 7;

/**
 * The `tel:` address of a phone number (RFC 3966): `416-555-0172 ext. 4410` is `tel:4165550172;ext=4410`. Undefined for
 * words without a number.
 */
export function telephone(written: string): string | undefined {
  // Of two numbers, the first.
  const [first = ''] = written.split(/[/;,]|\bor\b/i);
  const [number = '', extension = ''] = first.split(/(?:\bext(?:ension)?\b\.?|\bx(?=\s*\d)|#|\bposte\b)/i);
  if (number.replace(/\D/g, '').length < fewestDigits) return undefined;
  const digits = extension.replace(/\D/g, '');
  return `tel:${number.replace(/[^\d+]/g, '')}${digits && `;ext=${digits}`}`;
}
