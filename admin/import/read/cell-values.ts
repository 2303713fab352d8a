import { isPhone } from '../../../shared/staff/import.ts';

/** Signs that no eye sees: zero bytes, zero-width spaces, byte order marks. */
const invisible = /[\0\u200b\u2060\ufeff]/g;

/** A cell without what spreadsheets and our exports add: `="416"`, an apostrophe before a formula, invisible signs. */
export function cleanCell(cell: string): string {
  const text = cell.replace(invisible, '').trim();
  const [, inner] = /^=\(?"(.*)"\)?$/s.exec(text) ?? [];
  return (inner?.replaceAll('""', '"') ?? text.replace(/^'(?=[\s"]*[=+\-@＝＋－＠\t\r])/, '')).trim();
}

/** What a spreadsheet shows in place of a value: `#REF!`, `#####`. */
export const isSpreadsheetError = (cell: string): boolean =>
  /^#(REF!|NAME\?|N\/A|VALUE!|DIV\/0!|NULL!|NUM!|#+)$/.test(cell.trim());

/** What was found in a cell, and what of it is lost. */
export type Found = { all: string[]; lost?: string };

/** Only from the start of a word: otherwise a long one without an @ would be searched again from each character. */
const address = /(?<![^\s<>()[\],;:"“”|/\\])[^\s<>()[\],;:"“”|/\\]+@[^\s<>()[\],;:"“”|/\\]+/gu;

/** Around an address. Its end only from the start of a run, as above. */
const loose = /^['’]+|(?<![.'’])[.'’]+$/g;

/** The addresses in a cell, such as `"Cy Day" <a@b.example>` or `a@b.example ::: c@d.example`; without one, the cell. */
export function emailsIn(cell: string): string[] {
  const text = cleanCell(cell)
    .replace(/\u200c|\u200d|\u00ad/g, '')
    .replace(/^mailto:/i, '');
  const found = (text.match(address) ?? []).map((one) => asciiHost(one.replace(loose, '')));
  return found.length === 0 ? [text].filter(Boolean) : [...new Set(found)];
}

/** The name before an address: `"Cy Day" <a@b.example>`; empty without one. */
export function nameBeforeAddress(cell: string): string {
  const text = cleanCell(cell);
  const end = text.indexOf('<');
  if (end < 0 || !/^<[^<>@]+@[^<>]+>/.test(text.slice(end))) return '';
  const name = text
    .slice(0, end)
    .trim()
    .replace(/^["'“]|["'”]$/g, '')
    .trim();
  return /["“”>@]/.test(name) ? '' : name;
}

/** `a@müller.example` → `a@xn--mller-kva.example`. */
function asciiHost(email: string): string {
  const at = email.lastIndexOf('@');
  if (!/[^\x20-\x7e]/.test(email.slice(at))) return email;
  return URL.parse(`http://${email.slice(at + 1)}`)?.hostname.replace(/^/, email.slice(0, at + 1)) ?? email;
}

/** `4.16556E+09`, also with a comma. */
const scientific = /^(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i;
const between = /:::|[;,|\n]|\s\/\s|\b(?:phone|mobile|cell|tel|telephone|work|home|main|other|direct)\s*:/i;

/** The phone numbers in a cell. `lost`: what was there and is no number. */
export function phonesIn(cell: string): Found {
  const text = cleanCell(cell)
    .replace(/^tel:/i, '')
    .replace(/^(\d{7,15})\.0$/, '$1');
  const [shortened, first = '', rest = '', power = ''] = scientific.exec(text) ?? [];
  if (shortened) {
    // All digits may be there.
    if (rest.length === Number(power)) return { all: [first + rest] };
    return {
      all: [],
      lost: `The spreadsheet shortened this number to ${text}, so its last digits are lost. It is left out: type it here.`,
    };
  }
  if (/^(n\W?a|none|null|unknown|[-.?]*)$/i.test(text)) return { all: [] };
  const parts = text
    .split(between)
    .map((part) => part.trim())
    .filter(isPhone);
  if (parts.length > 1) return { all: [...new Set(parts)] };
  if (isPhone(text)) return { all: [/\p{L}\s*:/u.test(text) ? (parts[0] ?? text) : text] };
  return { all: [], lost: `“${text.slice(0, 40)}” is no phone number and is left out.` };
}
