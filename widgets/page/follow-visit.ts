import { maskWords } from '../../shared/chat/mask-words.ts';
import type { Counted } from '../../shared/counts.ts';
import { track } from '../analytics/track.ts';
import { choices, recallChoices } from '../state/choices.ts';
import { type PageEvent, pageEvents } from '../state/page-events.ts';
import { countSender } from './count-sender.ts';
import { countForms } from './form-counts.ts';
import { visitSource } from './visit-source.ts';
import { measureVitals } from './web-vitals.ts';

/** Counts as read: docs/product.md, section 7. */
const share = 0.75;

function noteReadThrough(signal: AbortSignal): void {
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

/**
 * Counts page view, events and speed of a visit. No cookie, no identifier, nothing stored. Respects a stored refusal.
 * @param early events from before this chunk was loaded
 */
export function followVisit(early: readonly PageEvent[], signal: AbortSignal): void {
  recallChoices();
  const refused = choices.getState().kept?.counts === false;
  if (refused) {
    noteReadThrough(signal);
    return;
  }
  const add = countSender(measureVitals(signal), signal);
  const lastField = countForms(add, signal);
  const count = ({ event, params }: PageEvent) => {
    // Page views are counted below; this event waits for consent.
    if (!event || event === 'page_view') return;
    const counted = countOf(event, params);
    if (counted.detail === 'abandon' && counted.widget) counted.field = lastField(counted.widget);
    add(counted);
  };
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  add({
    event: 'page_view',
    ...ifWord('detail', visitSource(document.referrer, location.hostname, entry?.type ?? 'navigate')),
  });
  early.forEach(count);
  signal.addEventListener('abort', pageEvents.subscribe(count));
  noteReadThrough(signal);
}

/** Drops free text. */
function countOf(event: Counted['event'], { form, words, opened, ...rest }: PageEvent['params']): Counted {
  const { action, target, service, subject, source } = rest;
  const detail = action ?? target ?? service ?? subject ?? source;
  return {
    event,
    ...ifWord('widget', form),
    ...ifWord('detail', detail),
    ...(words === undefined ? {} : { words: maskWords(String(words)) }),
    ...(opened === undefined ? {} : { opened: String(opened) }),
  };
}

const ifWord = (name: 'widget' | 'detail', value: string | number | undefined) =>
  typeof value === 'string' && /^[\w-]{1,40}$/.test(value) ? { [name]: value } : {};
