/** What the postal-code box reads and says; the same words with a script and without. */

/** Where the box's form is answered, and the name of its one field. */
export const postalPath = '/locations/find';
export const postalField = 'postal';

/** The texts of an answer, in the order in which they are read. First answers and visits are two claims (decision 20). */
export const postalTexts = ['title', 'minutes', 'toAnswer', 'hours', 'toVisit', 'note'] as const;

/** An answer, as texts to show. An empty one is not shown. */
export type PostalAnswer = Record<(typeof postalTexts)[number] | 'link', string> & {
  /** Where its link leads: the nearest page, or a telephone. */
  path: string;
};

/**
 * The file that the build writes and that the script and the server read. What is said of a place stands in it
 * (`postal-sentences.ts`), so that no visitor loads it who does not ask; the area's name goes before its title.
 */
export type PostalTable = {
  answers: readonly PostalAnswer[];
  /** Beginnings of codes, each with the index of its answer. */
  prefixes: Readonly<Record<string, number>>;
  /** For a code that begins with none of them. */
  unlisted: PostalAnswer;
};

export const postalMessages = {
  label: 'Postal code of your office',
  hint: 'For example M5V or L6T.',
  submit: 'Look it up',
  wrong: 'Type a Canadian postal code, such as M5V or L6T',
} as const;

/** No D, F, I, O, Q or U anywhere, and no W or Z at the start: Canada Post, Addressing Guidelines. */
const wellFormed = /^[A-CEGHJ-NPR-TVXY]\d[A-CEGHJ-NPR-TV-Z](\d([A-CEGHJ-NPR-TV-Z]\d?)?)?$/;

/**
 * The postal code in what a person typed: three to six characters in any case, with spaces and hyphens wherever
 * they like. O and I where a digit has to be are read as 0 and 1, as no code holds these letters.
 * @returns it without spaces in upper case; nothing when it is no Canadian code, or not three characters yet
 */
export function readPostalCode(raw: string): string | undefined {
  const code = raw
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[OI]/g, (letter, at: number) => (at % 2 === 0 ? letter : letter === 'O' ? '0' : '1'));
  return wellFormed.test(code) ? code : undefined;
}

/**
 * The answer for a code. It belongs to the place with the longest matching prefix (decision 24); where there is
 * none, the answer says so and names the phone.
 * @param code as `readPostalCode` gives it
 */
export function answerPostalCode({ answers, prefixes, unlisted }: PostalTable, code: string): PostalAnswer {
  let { length } = code;
  while (length > 0 && !Object.hasOwn(prefixes, code.slice(0, length))) length--;
  const answer = answers[prefixes[code.slice(0, length)] ?? -1] ?? unlisted;
  return { ...answer, title: `${code.slice(0, 3)} ${answer.title}` };
}
