export type FaqEntry = { question: string; answer: string };

/**
 * The questions that a page shows, in reading order: those in its text, then `faqs` of its front matter. A question
 * asked twice counts once.
 */
export function shownFaqs(inText: readonly FaqEntry[], front: object): FaqEntry[] {
  // Every schema with `faqs` gives them this shape.
  const { faqs = [] } = front as { faqs?: readonly FaqEntry[] };
  const once = new Map<string, FaqEntry>();
  for (const { question, answer } of [...inText, ...faqs]) {
    const key = question.toLowerCase();
    if (!once.has(key)) once.set(key, { question, answer });
  }
  return [...once.values()];
}
