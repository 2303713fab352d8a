import { track } from '../analytics/track.ts';

/** docs/product.md, section 7. */
const share = 0.75;

/** Records once that three quarters of an article have been scrolled into view. */
export function noteReadThrough(signal: AbortSignal): void {
  const text = document.querySelector<HTMLElement>('article.reading .prose');
  if (!text) return;
  const read = new AbortController();
  const look = () => {
    const { top, height } = text.getBoundingClientRect();
    if (height === 0 || top + height * share > innerHeight) return;
    read.abort();
    track('engagement', { subject: 'article-read' });
  };
  addEventListener('scroll', look, { passive: true, signal: AbortSignal.any([signal, read.signal]) });
  look();
}
