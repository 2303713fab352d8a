import { plainText } from './plain-text.ts';

export type Question = { question: string; answer: string };

/** A `faq` box as `components/markdown/containers.tsx` writes it. */
const box = /<details class="prose-faq">\s*<summary class="plus-mark">([\s\S]*?)<\/summary>([\s\S]*?)<\/details>/g;

/**
 * The questions that a page shows, in the order in which a reader meets them: the `faq` boxes of its text
 * (`html`, rendered Markdown), then `faqs` of its front matter. A question asked twice counts once.
 */
export function shownFaqs(html: string, front: object): Question[] {
  const inText = [...html.matchAll(box)].map(([, question = '', answer = '']) => ({
    question: plainText(question),
    answer: plainText(answer),
  }));
  // Every schema with `faqs` gives them this shape.
  const { faqs = [] } = front as { faqs?: readonly Question[] };
  const once = new Map<string, Question>();
  for (const { question, answer } of [...inText, ...faqs]) {
    const key = question.toLowerCase();
    if (!once.has(key)) once.set(key, { question, answer });
  }
  return [...once.values()];
}
