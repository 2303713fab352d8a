import { maskWords } from '../../shared/chat/mask-words.ts';
import type { Counted } from '../../shared/counts.ts';
import { pageKind } from './page-kind.ts';
import type { EventRow } from './tables.ts';

/** Measures are kept in steps, so that one visit's exact figure is in no row. CLS is in thousandths. */
const steps = { LCP: 100, INP: 8, CLS: 10 } as const;

/** What the server counts by itself, and no page can send. */
type Answered = { event: 'not_found' | 'redirect'; detail: string };

/** Events that hold words that somebody searched for: kept for a shorter time than others. */
export const searchEvents: readonly string[] = ['search_empty', 'search_opened'] satisfies Counted['event'][];

/** The row of one thing that was counted. @param path a page of the site, or `(other)` */
export function eventRow(day: string, path: string, counted: Counted | Answered): EventRow {
  const { event, widget = '', field = '', detail = '', metric, value = 0, words = '' } = counted as Counted;
  const isVital = event === 'web_vital' && metric !== undefined;
  return {
    day,
    event,
    path,
    page_kind: path.startsWith('/') ? pageKind(path) : 'general',
    widget,
    field,
    // Masked here too: the server does not rely on what a script did.
    detail: searchEvents.includes(event) ? maskWords(words) : detail,
    metric: isVital ? metric : '',
    value: isVital ? Math.ceil(value / steps[metric]) * steps[metric] : 0,
    count: 1,
  };
}
