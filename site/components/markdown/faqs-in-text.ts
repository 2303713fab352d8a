import { readOpening } from '../../markdown/containers-in-text.ts';
import { plainText } from '../../markdown/plain-text.ts';
import type { FaqEntry } from '../../pages/shown-faqs.ts';
import { markdown } from './markdown.ts';

/** The questions in the `faq` boxes of a Markdown text, with their answers as plain text. */
export function faqsInText(text: string): FaqEntry[] {
  // Most texts have none, and reading a text twice takes the time of a build.
  if (!text.includes('::: faq')) return [];
  const env = {};
  const tokens = markdown.parse(text, env);
  return tokens.flatMap((token, index) => {
    if (token.type !== 'container_faq_open') return [];
    const length = tokens.slice(index).findIndex(({ type }) => type === 'container_faq_close');
    const inside = tokens.slice(index + 1, index + length);
    const { question = '' } = readOpening(token.info).attributes;
    return [{ question, answer: plainText(markdown.renderer.render(inside, markdown.options, env)) }];
  });
}
