/** `2026-11-22 10` also has ten digits. */
const isoDate = /^\d{4}-\d\d-\d\d\b/;

/** Longest pattern first. Prices, counts, years and postal codes stay: answers depend on them. */
const kinds: readonly { name: string; pattern: RegExp; holds?: (match: string) => boolean }[] = [
  { name: 'email', pattern: /[^\s@<>()[\]"',;:]+@[^\s@<>()[\]"',;:]+\.[\p{L}]{2,}/gu },
  // 13 to 19 digits with a valid check digit, or four groups of four.
  {
    name: 'card number',
    pattern: /(?<![\d.])\d(?:[ \-.\u00a0]?\d){12,18}(?![\d])/g,
    holds: (match) => luhn(match) || /^\d{4}([ -])\d{4}\1\d{4}\1\d{4}$/.test(match),
  },
  // Ontario health card: 4-3-3 digits, optionally with a version code of one or two letters.
  { name: 'health card', pattern: /(?<![\d.$])\d{4}[ -]\d{3}[ -]\d{3}(?:[ -]?[A-Z]{1,2}\b)?(?!\d)/gi },
  { name: 'health card', pattern: /(?<![\d.$])\d{10}[ -]?[A-Z]{2}\b/gi },
  // With a country code, in any grouping: +44 (0)20 7946 0958, 0044/20/79460958. Commas separate numbers.
  {
    name: 'phone',
    pattern: /(?<![\d.,$])(?:\+|00)\d{1,3}(?:[\s.()[\]/_*·•|~\-\u2010-\u2015\u2212]{0,3}\d){7,12}(?!\d)/gu,
  },
  // North American: area code and exchange begin with 2 to 9; any separators.
  {
    name: 'phone',
    pattern:
      /(?<![\d.,$])(?:\+?1[\s.()[\]/_*·•|~\-\u2010-\u2015\u2212]{0,3})?\(?[2-9](?:[\s.()[\]/_*·•|~\-\u2010-\u2015\u2212]{0,3}\d){2}[\s.()[\]/_*·•|~\-\u2010-\u2015\u2212]{0,3}[2-9](?:[\s.()[\]/_*·•|~\-\u2010-\u2015\u2212]{0,3}\d){6}(?!\d)/gu,
    holds: (match) => !isoDate.test(match),
  },
  // Digits spelled out to evade the mask.
  {
    name: 'phone',
    pattern: /\b(?:(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)(?:[\s,.-]+|\b)){7,}/giu,
  },
  // 3-3-3 digits, or nine with a valid check digit.
  { name: 'SIN', pattern: /(?<![\d.$])\d{3}[ \-.\u00a0]\d{3}[ \-.\u00a0]\d{3}(?![\d])/g },
  { name: 'SIN', pattern: /(?<![\d.$])\d{9}(?!\d)/g, holds: luhn },
];

/**
 * Replaces email addresses and phone, card, social insurance and health card numbers by `[email]`, `[phone]` and so on.
 */
export function maskPersonal(text: string): string {
  const plain = text
    // Invisible characters.
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    // Digits of other scripts and full-width digits.
    .replace(/\p{Nd}/gu, (digit) => `${digitValue(digit)}`);
  return kinds.reduce(
    (masked, { name, pattern, holds = () => true }) =>
      masked.replace(pattern, (match) => (holds(match) ? `[${name}]` : match)),
    plain,
  );
}

function digitValue(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  // The mathematical digits are five consecutive sets.
  if (point >= 0x1d7ce && point <= 0x1d7ff) return (point - 0x1d7ce) % 10;
  let zero = point;
  while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return point - zero;
}

/** The check digit (ISO/IEC 7812-1, annex B). */
function luhn(text: string): boolean {
  const digits = [...text.replace(/\D/g, '')].reverse().map(Number);
  const sum = digits.reduce((total, digit, at) => {
    const value = at % 2 === 1 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
