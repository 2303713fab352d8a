/** `within`: within `hours.contactWithinHours` from now. `by`: support closes earlier, so a time is named. */
export type PromiseKind = 'within' | 'by';

/** Status 201. */
export type ContactAnswer = {
  ok: true;
  /** Without letters that look alike. */
  reference: string;
  /** Sentences that may follow the hero form's "within 2 hours". */
  promise: string;
  promiseKind: PromiseKind;
  /** Path of a page with free times for a call; absent where none can be chosen. */
  times?: string;
};

/** What a server may answer to a lead. docs/product.md, section 7, names no field of it; ours sends all. */
export type LeadAnswer = Partial<Pick<ContactAnswer, 'reference' | 'promise' | 'promiseKind' | 'times'>>;

/** A sentence that promises hours, continued by the day and time where support closes first. */
export function untilWhen(sentence: string, { promise, promiseKind }: LeadAnswer): string {
  return promiseKind === 'by' && promise ? `${sentence.replace(/\.?$/, '.')} ${promise}` : sentence;
}

/** Sentences, one after the other; those without words are left out. */
export function inSentences(...said: readonly (string | undefined)[]): string {
  return said.flatMap((words) => (words ? [words.replace(/(?<![.!?])$/, '.')] : [])).join(' ');
}

export function referenceSentence({ reference }: LeadAnswer): string | undefined {
  return reference && `Your reference is ${reference}`;
}
