/** SQL for the digits of a phone number. Changing it needs a migration that rebuilds `leads_by_phone`. */
export function phoneDigits(column: string): string {
  return [' ', '-', '(', ')', '.', '+', '/'].reduce((inner, sign) => `replace(${inner}, '${sign}', '')`, column);
}

/** North American numbers with and without country code. Empty below ten digits. */
export function sameNumbers(phone: string | null): string[] {
  const digits = (phone ?? '').replace(/[-\s().+/]/g, '');
  const local = /^1?(\d{10})$/.exec(digits)?.[1];
  if (local) return [local, `1${local}`];
  return /^\d{11,15}$/.test(digits) ? [digits] : [];
}
