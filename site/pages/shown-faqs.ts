export type Question = { question: string; answer: string };

/**
 * The questions that a page shows, in reading order: those in its text, then `faqs` of its front matter. A question
 * asked twice counts once.
 */
export function shownFaqs(inText: readonly Question[], front: object): Question[] {
  // Every schema with `faqs` gives them this shape.
  const { faqs = [] } = front as { faqs?: readonly Question[] };
  const once = new Map<string, Question>();
  for (const { question, answer } of [...inText, ...faqs]) {
    const key = question.toLowerCase();
    if (!once.has(key)) once.set(key, { question, answer });
  }
  return [...once.values()];
}
