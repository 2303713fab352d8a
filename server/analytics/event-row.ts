import { maskWords } from '../../shared/chat/mask-words.ts';
import { type Counted, searchEvents } from '../../shared/counts.ts';

import type { EventRow } from './tables.ts';

/** Measures are rounded up, so that no visit's exact value is stored. CLS is in thousandths. */
const steps = { LCP: 100, INP: 8, CLS: 10 } as const;

type ServerEvent = { event: 'not_found'; detail: string };

/** @param path a page of the site, or `(other)` */
export function eventRow(day: string, path: string, counted: Counted | ServerEvent): EventRow {
  const { event, widget = '', field = '', detail = '', metric, value = 0, words = '' } = counted as Counted;
  const isVital = event === 'web_vital' && metric !== undefined;
  return {
    day,
    event,
    path,
    page_kind: path.startsWith('/') ? pageKind(path) : 'general',
    widget,
    field,
    // Masked here too: the server does not trust the script.
    detail: searchEvents.includes(event) ? maskWords(words) : detail,
    metric: isVital ? metric : '',
    value: isVital ? Math.ceil(value / steps[metric]) * steps[metric] : 0,
    count: 1,
  };
}

/** First segment of the path (docs/product.md, section 2, page type). */
function pageKind(path: string): string {
  if (path === '/') return 'home';
  const [, first = ''] = path.split('/');
  if (first === 'blog') return 'resources';
  return ['services', 'industries', 'locations', 'resources', 'library'].includes(first) ? first : 'general';
}
