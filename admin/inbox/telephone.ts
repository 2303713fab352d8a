/** The `tel:` address of a phone number (RFC 3966): `416-555-0172 ext. 4410` is `tel:4165550172;ext=4410`. */
export function telephone(written: string): string {
  const [number = '', extension = ''] = written.split(/(?:\bext(?:ension)?\b\.?|\bx(?=\s*\d)|#|\bposte\b)/i);
  const digits = extension.replace(/\D/g, '');
  return `tel:${number.replace(/[^\d+]/g, '')}${digits && `;ext=${digits}`}`;
}
