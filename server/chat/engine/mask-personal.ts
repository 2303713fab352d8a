/**
 * Personal numbers and addresses, the longest kind first. Prices, counts, years and postal codes stay, because answers
 * hang on them.
 */
const kinds: readonly { name: string; pattern: RegExp; holds?: (match: string) => boolean }[] = [
  { name: 'email', pattern: /[^\s@<>()[\]"',;:]+@[^\s@<>()[\]"',;:]+\.[\p{L}]{2,}/gu },
  // 13 to 19 digits in groups; only what a card's own check digit confirms, or what has a card's groups of four.
  {
    name: 'card number',
    pattern: /(?<![\d.])\d(?:[ \-.\u00a0]?\d){12,18}(?![\d])/g,
    holds: (match) => luhn(match) || /^\d{4}([ -])\d{4}\1\d{4}\1\d{4}$/.test(match),
  },
  // Ontario's health card: ten digits as 4-3-3, with a version code of one or two letters or without it.
  { name: 'health card', pattern: /(?<![\d.$])\d{4}[ -]\d{3}[ -]\d{3}(?:[ -]?[A-Z]{1,2}\b)?(?!\d)/gi },
  { name: 'health card', pattern: /(?<![\d.$])\d{10}[ -]?[A-Z]{2}\b/gi },
  {
    name: 'phone',
    pattern: /(?<![\d.$])(?:\+?1[ .-]?)?(?:\(\d{3}\)|\d{3})[ .\-\u00a0]?\d{3}[ .\-\u00a0]?\d{4}(?!\d)/g,
  },
  { name: 'phone', pattern: /\+\d{1,3}(?:[ .-]?\d){7,12}(?!\d)/g },
  // Nine digits as 3-3-3, or in one where the check digit holds.
  { name: 'SIN', pattern: /(?<![\d.$])\d{3}[ \-.\u00a0]\d{3}[ \-.\u00a0]\d{3}(?![\d])/g },
  { name: 'SIN', pattern: /(?<![\d.$])\d{9}(?!\d)/g, holds: luhn },
];

/**
 * The text with email addresses, phone, card, social insurance and health-card numbers replaced by what they are:
 * `[email]`, `[phone]`. Names and street addresses are not found.
 */
export function maskPersonal(text: string): string {
  // Digits of other scripts and full-width ones read as digits, too.
  const plain = text.replace(/[\uff10-\uff19]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
  return kinds.reduce(
    (masked, { name, pattern, holds = () => true }) =>
      masked.replace(pattern, (match) => (holds(match) ? `[${name}]` : match)),
    plain,
  );
}

/** The check digit of cards and of social insurance numbers (ISO/IEC 7812-1, annex B). */
function luhn(text: string): boolean {
  const digits = [...text.replace(/\D/g, '')].reverse().map(Number);
  const sum = digits.reduce((total, digit, at) => {
    const value = at % 2 === 1 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
