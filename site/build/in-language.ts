import { type HTMLElement, NodeType, parse } from 'node-html-parser';
import { type FrameLanguage, frameWords } from '../facts/frame-words.ts';
import type { ContentPage } from '../pages/read-pages.ts';

type Language = 'en' | FrameLanguage;

/** English, unless the page says otherwise (`lang`). */
export function languageOf(pages: readonly ContentPage[], path: string): Language {
  const data = pages.find((page) => page.path === path)?.data;
  return data && 'lang' in data && data.lang === 'fr' ? 'fr' : 'en';
}

/** Texts and labels of the frame; links from there lead to English pages. */
export function inLanguage(language: Language, html: string): string {
  if (language === 'en') return html;
  const words = frameWords[language];
  const page = parse(html, { comment: true });
  page.querySelector('html')?.setAttribute('lang', `${language}-CA`);
  page.querySelector('meta[property="og:locale"]')?.setAttribute('content', `${language}_CA`);
  translate(page, words);
  return page.toString();
}

const labels = ['aria-label', 'placeholder', 'title', 'value'];

/** The page's own text (`.prose`, its heading and lead) is in its language already. */
function translate(element: HTMLElement, words: Readonly<Record<string, string>>): void {
  if (/^(?:script|style)$/i.test(element.rawTagName ?? '') || element.classList?.contains('prose')) return;
  for (const label of labels) {
    const text = words[element.getAttribute?.(label) ?? ''];
    if (text) element.setAttribute(label, text);
  }
  for (const child of element.childNodes) {
    if (child.nodeType === NodeType.ELEMENT_NODE) translate(child as HTMLElement, words);
    else if (child.nodeType === NodeType.TEXT_NODE) {
      // With a count: "Related (8)".
      const [, word = '', count = ''] = /^(.*?)( \(\d+\))?$/.exec(child.textContent.trim().replace(/\s+/g, ' ')) ?? [];
      const text = words[word] && words[word] + count;
      if (text) child.rawText = child.rawText.replace(child.rawText.trim(), text);
    }
  }
}
