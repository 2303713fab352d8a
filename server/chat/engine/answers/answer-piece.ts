import type { ChatRecord } from '../../../../shared/chat/chat-answers.ts';
import { meetingWords } from '../../../../shared/chat/chat-rules.ts';
import { company } from '../../../../shared/company/company.ts';
import { isTelling, wordsOf } from '../../../../shared/search/search-words.ts';
import { stemOf } from '../../../../shared/search/stem.ts';
import type { Ranked } from '../site-content/answer-library.ts';
import { findPages, leastScore } from '../site-content/find-pages.ts';
import type { ParsedQuestion } from '../site-content/parse-question.ts';
import { passageOf } from '../site-content/passage.ts';
import { questionParts } from '../site-content/question-parts.ts';
import type { SiteKnowledge } from '../site-content/site-knowledge.ts';
import { computed } from './computed.ts';
import { isBare, type Piece, type Reading, refersBack } from './conversation.ts';
import { type EngineReply, linkTo, listed, replyOf, type Situation, sourcesAt } from './reply.ts';
import { urgentRecord } from './urgent.ts';

/** A record this sure answers before any page. */
const sure = 0.74;
/** From here on a record answers unless a page fits well and is none of its own; from `likely` on where no page fits. */
const fair = 0.58;
const likely = 0.52;
/** Below `fair` it must be ahead of the next by this: between two that are as near, neither answers. */
const ahead = 0.06;
/** How far above the least score a page fits well, and what it needs for a question that is put to us. */
const well = 3;
const toUs = /\b(you|your|u|ur|we|our|us|my|i|me)\b/;
/** By how much a refusal must fit better than an answer. */
const margin = 0.07;
/** What it adds to a record that the best page is its own: both searches agree. From this score of the page on. */
const byPage = 0.06;
const hintsFrom = 12;
/** A question that is as clear as this by itself needs no other. */
const clear = 0.7;
/** How much the question before counts for one that points back. */
const ofBefore = 0.4;
/** How much both together count where the second says little by itself: "how much notice?" */
const onlyBefore = 0.75;
/** For what is about a city or a trade that is not named, and for "we do that", where the price is asked. */
const narrower = 0.75;
/** What a number or a place adds to the score of what is worked out from it. */
const byFacts = 0.2;
/** A page below is not worth naming next to "I don't know", nor is a record. */
const worthNaming = leastScore - 6;
const worthSaying = 0.36;
/** A page is a source within this distance of the best score. */
const sourceWithin = 6;
const mostSources = 3;

export type Rank = (text: string) => readonly Ranked[];

/** The texts whose meaning `answerPiece` may ask for. */
export function textsOf({ whole, pieces }: Reading): string[] {
  const joint = pieces.flatMap(({ before, asked }) =>
    before && refersBack(asked) ? [before.plain, jointText(before, asked)] : [],
  );
  return [...new Set([whole.plain, ...pieces.map(({ asked }) => asked.plain), ...joint])].filter(Boolean);
}

const jointText = (before: ParsedQuestion, piece: ParsedQuestion) => `${before.plain} ${piece.plain}`;

/** Answers one question of a message: by a record, else from a page, else "I don't know". */
export function answerPiece(
  { asked, before }: Piece,
  { firm, said }: Reading,
  at: Omit<Situation, 'asked' | 'firm' | 'about'>,
  rank: Rank,
): EngineReply {
  const back = before !== undefined && refersBack(asked);
  const unread = unreadable(asked, at.knowledge);
  if (unread) return fromRecord(unread, { ...at, asked, firm });
  const ranked = withFacts(before && back ? inContext(asked, before, rank, at.knowledge) : rank(asked.plain), asked);
  const topic = back && before ? rank(before.plain)[0]?.record.pages[0] : undefined;
  const situation: Situation = { ...at, asked, firm, about: topic ?? asked.page };
  const page = fromPages(asked, back ? before : undefined, at);
  const hinted = withPage(ranked, page);
  const best = surely(hinted);
  if (best?.record.id === 'yes' && meetingWords.test(said)) return computed.booking(situation);
  const system = asked.software.flatMap((id) => at.knowledge.answers.byId.get(id) ?? []);
  if (system.length > 0 && !(best && best.score >= clear && best.record.computes)) {
    const replies = system.map((record) => replyOf(record, at.knowledge));
    return { ...joinedReplies(replies), intent: 'software' };
  }
  const next = hinted.find(({ record }) => record !== best?.record)?.score ?? 0;
  if (!best || (best.score < sure && !prefers(best, next, page))) return withGuess(page.reply, best, at.knowledge);
  return alsoNaming(page.reply, best.record, fromRecord(best.record, situation));
}

/** Other scripts than ours, and messages without a word. */
function unreadable({ text, plain }: ParsedQuestion, { answers }: SiteKnowledge): ChatRecord | undefined {
  if (plain === '') return answers.byId.get('nonsense');
  return text === '' || /[a-z0-9]/.test(text) ? undefined : answers.byId.get('languages');
}

/** Next to "I don't know", what the nearest record says: often it is what was meant. */
function withGuess(reply: EngineReply, nearest: Ranked | undefined, knowledge: SiteKnowledge): EngineReply {
  if (reply.known || !nearest || nearest.score < worthSaying) return reply;
  const { says, pages, refused, urgent, talk } = nearest.record;
  if (!says || refused || urgent || talk) return reply;
  return unknown(sourcesAt(pages.slice(0, 1), knowledge), says);
}

/** A refusal wins only by a margin. */
function surely(ranked: readonly Ranked[]): Ranked | undefined {
  const [best] = ranked;
  if (!best?.record.refused || best.score >= clear) return best;
  return ranked.find(({ record, score }) => !record.refused && score >= Math.max(fair, best.score - margin)) ?? best;
}

function withPage(ranked: readonly Ranked[], { reply, score: fit }: FoundOnPages): readonly Ranked[] {
  const nearest = reply.sources[0]?.url;
  if (!nearest || fit < hintsFrom) return ranked;
  return ranked
    .map(({ record, score }) => ({
      record,
      score: !record.computes && record.pages.includes(nearest) ? score + byPage : score,
    }))
    .sort((one, other) => other.score - one.score);
}

/** The best page is named next to a record's answer, after the record's own. */
function alsoNaming(
  { known, sources: [best] }: EngineReply,
  { talk, refused }: ChatRecord,
  reply: EngineReply,
): EngineReply {
  if (!known || !best || talk || refused) return reply;
  const [main, ...others] = reply.sources;
  const sources = [main, best, ...others].filter((one) => one !== undefined);
  return { ...reply, sources: [...new Map(sources.map((one) => [one.url, one])).values()].slice(0, 4) };
}

/** Whether the best record answers rather than the best page. */
function prefers({ record, score }: Ranked, next: number, { reply, score: fit }: FoundOnPages): boolean {
  if (record.computes && score >= fair) return true;
  const agree = reply.sources.some(({ url }) => record.pages.includes(url));
  if (reply.known && fit >= leastScore + well && !agree) return false;
  if (score < fair && score - next < ahead) return false;
  return score >= (reply.known && !agree ? fair : likely);
}

const money =
  /\b(how much|price\w*|pricing|costs?|charge|pay|quote|ballpark|estimate|rates?|fees?|budget|cheap\w*|discounts?)\b/;
const coming =
  /\b(serve|cover|come|reach|drive|travel|visit|service|support|fast|soon|quick\w*|time|long|shows?|arrive|area|help|do you do)\b/;

/** People of the smallest plan. */
const smallest = 5;

/** A head count next to words for money, a place next to words for coming: both say what is to be worked out. */
function withFacts(ranked: readonly Ranked[], asked: ParsedQuestion): readonly Ranked[] {
  const costs = money.test(asked.text);
  const counted = /\b(voip|phones?|handsets?)\b/.test(asked.text) ? 'voip-price' : 'price';
  const near = asked.trades.length === 0 && (asked.places.length > 0 || asked.unlisted !== undefined);
  const best = ranked[0]?.score ?? 0;
  const raised = ranked.map(({ record, score }) => {
    // Sure also where words alone decide, unless something else about money is asked: the first month, a discount.
    if (record.id === counted && asked.people !== undefined && costs && (best < sure || score >= best - margin))
      return { record, score: Math.max(score + byFacts, clear) };
    const fits =
      (record.id === 'minimum-size' && asked.people !== undefined && asked.people < smallest && !costs) ||
      (record.id === 'area' && near && (coming.test(asked.text) || asked.rest.length === 0));
    const elsewhere = record.city !== undefined && !asked.places.some(({ place }) => place.slug === record.city);
    const offer = record.id.startsWith('offer ') ? record.pages[0] : undefined;
    const otherTrade = offer?.startsWith('/industries/') && !asked.trades.some(({ path }) => path === offer);
    const unnamed = record.id.startsWith('price ') && !record.computes && !shares(record.ways, asked);
    const own = score * (elsewhere || otherTrade || unnamed || (costs && offer) ? narrower : 1) + (fits ? byFacts : 0);
    return { record, score: own };
  });
  return raised.sort((one, other) => other.score - one.score);
}

/** Whether the question names what the ways of asking are about, apart from money. */
function shares(ways: readonly string[], { text }: ParsedQuestion): boolean {
  const subject = new Set(
    wordsOf(text)
      .filter((word) => isTelling(word) && !money.test(word) && !/^(much|many)$/.test(word))
      .map(stemOf),
  );
  return ways.some((way) => wordsOf(way).some((word) => subject.has(stemOf(word))));
}

/** The same question with another name, or one that needs the question before to be understood. */
function inContext(
  asked: ParsedQuestion,
  before: ParsedQuestion,
  rank: Rank,
  knowledge: SiteKnowledge,
): readonly Ranked[] {
  const both = rank(jointText(before, asked));
  const joint = rank(before.plain)[0]?.record.refused ? both : both.filter(({ record }) => !record.refused);
  const alone = rank(asked.plain);
  if (isBare(asked)) return bareQuestion(asked, rank(before.plain), joint, knowledge) ?? alone;
  // "How much is it then?" has no subject of its own, whatever it is like; "how much" neither.
  const subject = asked.rest.filter((word) => word !== 'it');
  const empty = subject.length <= (pronoun.test(asked.text) ? 1 : 0) && asked.people === undefined;
  if ((alone[0]?.score ?? 0) >= clear && !empty) return alone;
  // "And for SOC 2?" is the question before, about something else.
  const again = empty || (/^and (for|with|on|at)\b/.test(asked.text) && asked.rest.length <= 1);
  const together = new Map(joint.map(({ record, score }) => [record.id, score]));
  const found = alone
    .map(({ record, score }) => {
      const after = together.get(record.id) ?? 0;
      if (again) return { record, score: Math.max(ofBefore * score + (1 - ofBefore) * after, onlyBefore * after) };
      return { record, score: Math.max(score, score * (1 - ofBefore) + ofBefore * after, onlyBefore * after) };
    })
    .sort((one, other) => other.score - one.score);
  const price = knowledge.answers.byId.get('price');
  // After "we are a dental office", "how much?" asks for the plan.
  return empty && money.test(asked.text) && price && (found[0]?.score ?? 0) < fair
    ? [{ record: price, score: 1 }]
    : found;
}

const pronoun = /\b(it|that|this|those|these|they)\b/;

/** The question before, if it is worked out or fits with the name; else what one asks with such a name or number. */
function bareQuestion(
  { people, trades, software }: ParsedQuestion,
  [best]: readonly Ranked[],
  joint: readonly Ranked[],
  { answers }: SiteKnowledge,
): readonly Ranked[] | undefined {
  if (software.length > 0) return;
  const [trade] = trades;
  const [both] = joint;
  if (trade && !best?.record.computes && both && !both.record.id.startsWith('offer ') && both.score >= fair)
    return joint;
  const id = people !== undefined ? 'price' : trade ? `offer ${trade.path}` : 'area';
  const record = best?.record.computes ? best.record : answers.byId.get(id);
  return record ? [{ record, score: 1 }] : [];
}

function fromRecord(record: ChatRecord, situation: Situation): EngineReply {
  if (record.computes) return computed[record.computes](situation);
  if (record.urgent) return urgentRecord(record, situation.knowledge);
  const reply = replyOf(record, situation.knowledge);
  if (!record.refused) return reply;
  return {
    ...reply,
    text: `${reply.text} For anything about your IT, call ${company.phone.display} or ask for a person here.`,
  };
}

/** `score`: how well the best page fits. */
type FoundOnPages = { reply: EngineReply; score: number };

function fromPages(
  asked: ParsedQuestion,
  before: ParsedQuestion | undefined,
  { knowledge, byMeaning }: Pick<Situation, 'knowledge' | 'byMeaning'>,
): FoundOnPages {
  const parts = questionParts(before ? { asked, before } : { asked }, knowledge.index);
  const found = findPages(parts, asked, knowledge.index);
  const [best] = found;
  const score = best?.score ?? 0;
  // With words alone a page is named and not quoted: it says less, and nothing wrong.
  const least = toUs.test(asked.text) ? leastScore + well : leastScore;
  if (!best || score < least || !byMeaning) {
    const near = found.filter((one) => one.score >= worthNaming).slice(0, 2);
    return { reply: unknown(near.map(({ page }) => source(page))), score };
  }
  const sources = found.filter((one) => one.score >= score - sourceWithin).slice(0, mostSources);
  return { reply: { ...passageOf(best, parts), sources: sources.map(({ page }) => source(page)), known: true }, score };
}

const source = ({ title, path }: { title: string; path: string }) => ({ title, url: path });

function unknown(nearest: EngineReply['sources'], guess?: string): EngineReply {
  const pages = `The nearest ${nearest.length > 1 ? 'pages are' : 'page is'} ${listed(nearest.map(linkTo))}.`;
  const said = guess
    ? `I am not sure that I understood. Perhaps this is it: ${guess}\n\n${pages}`
    : nearest.length > 0
      ? `I don't know exactly. ${pages}`
      : "I don't know: our pages do not answer that.";
  return {
    text: `${said} A person ${guess ? 'knows more' : 'can'}: call ${company.phone.display}, or ask for one here.`,
    sources: nearest,
    quotes: [],
    known: false,
  };
}

/** "I don't know" only if no answer is known. */
export function joinedReplies(replies: readonly EngineReply[]): EngineReply {
  const urgent = replies.find(({ emergency }) => emergency);
  if (urgent) return urgent;
  const knownReplies = replies.filter(({ known }) => known);
  const [first, ...others] = knownReplies.length > 0 ? knownReplies : replies;
  if (!first) throw new Error('A message without a question');
  // The first page of each answer precedes the second page of any.
  const columns = [first, ...others].map(({ sources }) => sources);
  const sources = [0, 1, 2].flatMap((row) => columns.flatMap((column) => column[row] ?? []));
  const intent = [first, ...others].find((reply) => reply.intent)?.intent;
  return {
    text: [...new Set([first, ...(knownReplies.length > 0 ? others : [])].map(({ text }) => text))].join('\n\n'),
    sources: [...new Map(sources.map((one) => [one.url, one])).values()].slice(0, 4),
    quotes: [first, ...others].flatMap(({ quotes }) => quotes),
    known: knownReplies.length > 0,
    ...(intent ? { intent } : {}),
  };
}
