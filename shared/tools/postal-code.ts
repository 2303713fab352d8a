import { company } from '../company/company.ts';

export const postalPath = '/locations/find';
export const postalField = 'postal';

/** In reading order. First answers and visits are two claims (decision 20). */
export const postalTexts = ['title', 'minutes', 'toAnswer', 'hours', 'toVisit', 'note'] as const;

/** Empty texts are not shown. */
export type PostalAnswer = Record<(typeof postalTexts)[number] | 'link', string> & {
  /** Target of its link: the nearest page, or a phone number. */
  path: string;
};

/**
 * From build to script and server. Includes the sentences about places (`postal-sentences.ts`), so that only visitors
 * who use the box load them; the area's name goes before the title.
 */
export type PostalTable = {
  answers: readonly PostalAnswer[];
  /** By prefix: index of the answer. */
  prefixes: Readonly<Record<string, number>>;
  /** For codes without a known prefix. */
  unlisted: PostalAnswer;
};

/** Of the company's own offices. */
const examples = [...new Set(company.offices.map(({ postalCode }) => postalCode.slice(0, 3)))].slice(0, 2);

export const postalMessages = {
  label: 'Postal code of your office',
  hint: `For example ${examples.join(' or ')}.`,
  submit: 'Look it up',
  wrong: `Type a Canadian postal code, such as ${examples.join(' or ')}`,
} as const;

/** No D, F, I, O, Q or U, and no W or Z at the start (Canada Post, Addressing Guidelines). */
const wellFormed = /^[A-CEGHJ-NPR-TVXY]\d[A-CEGHJ-NPR-TV-Z](\d([A-CEGHJ-NPR-TV-Z]\d?)?)?$/;

/**
 * Three to six characters in any case, ignoring spaces and hyphens. O and I where a digit must be are 0 and 1, as no
 * code has these letters.
 * @returns upper case without spaces; undefined if incomplete or not Canadian
 */
export function readPostalCode(raw: string): string | undefined {
  const code = raw
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[OI]/g, (letter, at: number) => (at % 2 === 0 ? letter : letter === 'O' ? '0' : '1'));
  return wellFormed.test(code) ? code : undefined;
}

/**
 * The longest matching prefix wins (decision 24).
 * @param code from `readPostalCode`
 */
export function answerPostalCode({ answers, prefixes, unlisted }: PostalTable, code: string): PostalAnswer {
  let { length } = code;
  while (length > 0 && !Object.hasOwn(prefixes, code.slice(0, length))) length--;
  const answer = answers[prefixes[code.slice(0, length)] ?? -1] ?? unlisted;
  return { ...answer, title: `${code.slice(0, 3)} ${answer.title}` };
}
