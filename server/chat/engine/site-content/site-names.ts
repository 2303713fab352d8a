import type { ChatAnswersFile } from '../../../../shared/chat/chat-answers.ts';
import type { ChatFacts, ChatPlace, ChatTrade } from '../../../../shared/chat/chat-facts.ts';
import { wordsOf } from '../../../../shared/search/search-words.ts';
import { stemOf } from '../../../../shared/search/stem.ts';

export type Named<T> = { phrase: readonly string[]; value: T };

export type SiteNames = {
  places: readonly Named<{ place: ChatPlace; neighbourhood?: string }>[];
  trades: readonly Named<ChatTrade>[];
  /** The id of its record. */
  software: readonly Named<string>[];
  /** Unstemmed. */
  words: ReadonlySet<string>;
};

export function namesOf({ places, trades }: ChatFacts, { software }: ChatAnswersFile): SiteNames {
  return {
    places: places.flatMap((place) => [
      { phrase: stems(place.name), value: { place } },
      ...place.neighbourhoods
        .map((neighbourhood) => neighbourhood.replace(/^The /, ''))
        .map((neighbourhood) => ({ phrase: stems(neighbourhood), value: { place, neighbourhood } })),
    ]),
    trades: trades.flatMap((trade) =>
      trade.words.filter((word) => word !== 'accounting').map((word) => ({ phrase: stems(word), value: trade })),
    ),
    software: software.map(({ name, record }) => ({ phrase: stems(name), value: record })),
    words: new Set(
      [
        ...places.map(({ name }) => name),
        ...trades.flatMap(({ words }) => words),
        ...software.map(({ name }) => name),
        ...otherTowns,
      ].flatMap(wordsOf),
    ),
  };
}

/** Towns not on our list that people ask about. */
export const otherTowns: ReadonlySet<string> = new Set(
  'hamilton ottawa kitchener waterloo cambridge guelph barrie milton newmarket aurora montreal quebec vancouver victoria edmonton winnipeg halifax regina saskatoon niagara kingston windsor sudbury peterborough georgetown caledon bolton stouffville uxbridge bowmanville clarington orangeville orillia london catharines buffalo chicago boston detroit innisfil bradford brantford oakridges laval gatineau surrey burnaby muskoka collingwood huntsville'.split(
    ' ',
  ),
);

const stems = (text: string) => wordsOf(text).map(stemOf);
