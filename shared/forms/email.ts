/** Characters of the part before the @ (RFC 5322, with the letters of all languages: RFC 6531). */
const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;

/** One label of a domain: at most 63 characters, no hyphen at its ends (RFC 5891). */
const label = /^(?!.{64})[\p{L}\p{M}\p{N}]+(?:-+[\p{L}\p{M}\p{N}]+)*$/u;

/** The last label, also in its ASCII form. */
const topLevel = /^(?:[\p{L}\p{M}]{2,}|xn--[a-z0-9-]+)$/iu;

/** Not seen, and not counted: zero-width, direction and filler characters. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/gu;

export function withoutInvisible(text: string): string {
  return text.replace(invisible, '');
}

/** Longer text is no address; the limit bounds the work. */
const longestCleaned = 1000;

/**
 * The address in a pasted `Jo Li <jo@firm.ca>`, `mailto:jo@firm.ca` or `jo @firm.ca.`, in Unicode's composed form, with
 * letters outside ASCII in lower case: SQLite compares these exactly. Other text stays as it is.
 */
export function cleanEmail(typed: string): string {
  const text = typed.trim();
  if (text.length > longestCleaned) return text;
  const plain = withoutInvisible(text.replace(/\s+/g, ' ')).normalize('NFKC');
  const inBrackets = /<([^<>]*)>/.exec(plain)?.[1] ?? plain;
  const address = inBrackets.replace(/^\s*mailto:([^?]*).*/i, '$1');
  const tidy = address.replace(/ ?@ ?/g, '@').replace(/^[\s<("“]+|[\s.,;:!?>)"”]+$/g, '');
  return tidy.trim().replace(/\P{ASCII}/gu, (letter) => letter.toLowerCase());
}

/** What is wrong with an address, as the end of a sentence; undefined if nothing is. @param address cleaned */
export function emailFault(address: string): string | undefined {
  const [local = '', domain, ...more] = address.split('@');
  if (domain === undefined) return 'the @ is missing';
  if (more.length > 0) return 'there is more than one @';
  if (!local || !domain) return `the part ${local ? 'after' : 'before'} the @ is missing`;
  if (address.includes(' ')) return 'there is a space in it';
  if (!localPart.test(local)) return wrongIn('before');
  const labels = domain.split('.');
  if (!labels.every((one) => label.test(one))) return wrongIn('after');
  if (labels.length < 2) return 'the end is missing, such as .ca or .com';
  if (!topLevel.test(labels.at(-1) ?? '')) return 'the part after the @ is no website';
  return undefined;
}

const wrongIn = (part: string) => `the part ${part} the @ has a wrong character, dot or hyphen`;
