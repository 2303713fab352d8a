/**
 * The digits of a phone number in a column, as SQL that both databases read alike. The index `leads_by_phone` is made of
 * the same words: a change here needs a migration that makes it anew.
 */
export function phoneDigits(column: string): string {
  return [' ', '-', '(', ')', '.', '+', '/'].reduce((inner, sign) => `replace(${inner}, '${sign}', '')`, column);
}

/** How a North American number may be kept: with its country code and without; none for fewer than ten digits. */
export function sameNumbers(phone: string | null): string[] {
  const digits = (phone ?? '').replace(/[-\s().+/]/g, '');
  const local = /^1?(\d{10})$/.exec(digits)?.[1];
  if (local) return [local, `1${local}`];
  return /^\d{11,15}$/.test(digits) ? [digits] : [];
}
