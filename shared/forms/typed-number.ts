/**
 * Parses a number as typed in Canada: `1,234.5`, `1 234,50 $`, `$1,200`, `2,5`. Of two signs the later is the decimal
 * sign; a comma or several points before exactly three digits group.
 * @returns undefined for other text and negative numbers
 */
export function typedNumber(text: string): number | undefined {
  const plain = text.replace(/[\s'’]|\$|CAD|CA/gi, '');
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(plain)) return undefined;
  const decimal = decimalSign(plain);
  const [whole = '', ...rest] = decimal ? splitLast(plain, decimal) : [plain];
  const groups = whole.split(/[.,]/);
  const isGrouped = groups.length === 1 || (groups[0] !== '' && groups.slice(1).every((group) => group.length === 3));
  const fraction = rest[0] ?? '';
  if (!isGrouped || !/^\d*$/.test(fraction)) return undefined;
  return Number(`${groups.join('') || '0'}.${fraction || '0'}`);
}

function decimalSign(text: string): '.' | ',' | undefined {
  const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')];
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.';
  const sign = comma >= 0 ? ',' : '.';
  const parts = text.split(sign);
  if (parts.length !== 2) return undefined;
  // A comma before three digits groups, unless only a zero precedes it; a single point is always decimal.
  return sign === ',' && /^[1-9]\d{0,2}$/.test(parts[0] ?? '') && parts[1]?.length === 3 ? undefined : sign;
}

function splitLast(text: string, sign: string): [string, string] {
  const at = text.lastIndexOf(sign);
  return [text.slice(0, at), text.slice(at + 1)];
}
