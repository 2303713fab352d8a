import type { ChatFacts, ChatPlace, ChatService, ChatTrade } from '../../../../shared/chat/chat-facts.ts';
import { wordsOf } from '../../../../shared/search/search-words.ts';
import { stemOf } from '../../../../shared/search/stem.ts';
import type { ChatIndex } from './open-chat-index.ts';
import { otherTowns } from './other-towns.ts';

export type Named<T> = { phrase: readonly string[]; value: T };

export type SiteNames = {
  places: readonly Named<{ place: ChatPlace; neighbourhood?: string }>[];
  services: readonly Named<ChatService>[];
  trades: readonly Named<ChatTrade>[];
  /** Unstemmed. */
  words: ReadonlySet<string>;
};

/** Often omitted from service names. */
const leftOut = /\s(services|solutions|systems|consulting|development|controls)$/i;
/** Synonyms too general for one service. */
const tooWide = new Set([
  'ai',
  'network',
  'autom',
  'it',
  'restor',
  'team',
  'exchang',
  'outlook',
  'internet',
  'account',
]);

export function namesOf({ places, services, trades }: ChatFacts, { synonyms }: ChatIndex): SiteNames {
  const groupsOf = (phrase: string) =>
    synonyms.filter((group) =>
      group.some((other) => !isTooWide(other) && ` ${phrase} `.includes(` ${other.join(' ')} `)),
    );
  const serviceNames = new Map<string, Named<ChatService>>();
  const nameService = (phrase: readonly string[], value: ChatService) => {
    const key = phrase.join(' ');
    if (!isTooWide(phrase) && !serviceNames.has(key)) serviceNames.set(key, { phrase, value });
  };
  for (const service of services) nameService(stems(service.name), service);
  // "Do you monitor networks?"
  for (const service of services) nameService(stems(service.name).reverse(), service);
  for (const service of services) nameService(stems(service.name.replace(leftOut, '')), service);
  for (const service of services) {
    for (const phrase of groupsOf(stems(service.name).join(' ')).flat()) nameService(phrase, service);
  }
  return {
    places: places.flatMap((place) => [
      { phrase: stems(place.name), value: { place } },
      ...place.neighbourhoods
        .map((neighbourhood) => neighbourhood.replace(/^The /, ''))
        .map((neighbourhood) => ({ phrase: stems(neighbourhood), value: { place, neighbourhood } })),
    ]),
    services: [...serviceNames.values()],
    trades: trades.flatMap((trade) =>
      trade.words.map((word) => ({ phrase: stems(word), value: trade })).filter(({ phrase }) => !isTooWide(phrase)),
    ),
    words: new Set(
      [...places.map(({ name }) => name), ...trades.flatMap(({ words }) => words), ...otherTowns].flatMap(wordsOf),
    ),
  };
}

const isTooWide = (phrase: readonly string[]) => phrase.length === 1 && tooWide.has(phrase[0] ?? '');
const stems = (text: string) => wordsOf(text).map(stemOf);
