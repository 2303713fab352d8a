import { readOpening } from '../../markdown/containers-in-text.ts';
import { plainText } from '../../markdown/plain-text.ts';
import type { FaqEntry } from '../../pages/shown-faqs.ts';
import { markdown } from './markdown.ts';

/** Questions in `faq` boxes, with plain-text answers. */
export function faqsInText(text: string): FaqEntry[] {
  // Most texts have none; parsing each text twice would slow the build.
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
