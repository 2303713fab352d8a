export type FaqEntry = { question: string; answer: string };

/** In reading order: those in the text, then `faqs` of the front matter, without duplicates. */
export function shownFaqs(inText: readonly FaqEntry[], front: object): FaqEntry[] {
  // Every schema with `faqs` has this shape.
  const { faqs = [] } = front as { faqs?: readonly FaqEntry[] };
  const once = new Map<string, FaqEntry>();
  for (const { question, answer } of [...inText, ...faqs]) {
    const key = question.toLowerCase();
    if (!once.has(key)) once.set(key, { question, answer });
  }
  return [...once.values()];
}
