import { maskWords } from '../../shared/chat/mask-words.ts';
import type { Counted } from '../../shared/counts.ts';
import { choices, recallChoices } from '../state/choices.ts';
import { type Told, told } from '../state/page-events.ts';
import { countSender } from './count-sender.ts';
import { countForms } from './form-counts.ts';
import { noteReadThrough } from './read-through.ts';
import { measureVitals } from './web-vitals.ts';

/**
 * Counts a visit of one of our pages: that it was opened, what happened on it, how fast it was. Knows nobody: no cookie,
 * no identifier, nothing kept on the device. Ends for a visitor who has refused it.
 * @param early what happened before this part came
 */
export function followVisit(early: readonly Told[], signal: AbortSignal): void {
  recallChoices();
  // Analytics hears of a read article even where we do not count it.
  const refused = choices.getState().kept?.counts === false;
  if (refused) {
    noteReadThrough(signal);
    return;
  }
  const add = countSender(measureVitals(signal), signal);
  const lastField = countForms(add, signal);
  const count = ({ event, params }: Told) => {
    // Analytics hears of the page once there is a yes; here it is counted at once.
    if (!event || event === 'page_view') return;
    const counted = countOf(event, params);
    if (counted.detail === 'abandon' && counted.widget) counted.field = lastField(counted.widget);
    add(counted);
  };
  add({ event: 'page_view' });
  early.forEach(count);
  signal.addEventListener('abort', told.subscribe(count));
  noteReadThrough(signal);
}

/** The page's own words of an event; a text that was written for people is none. */
function countOf(event: Counted['event'], { form, words, opened, ...rest }: Told['params']): Counted {
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
