import type { ChatRecord } from '../../../../shared/chat/chat-answers.ts';
import { meetingWords } from '../../../../shared/chat/chat-rules.ts';
import { company } from '../../../../shared/company/company.ts';
import type { Candidate } from '../site-content/answer-library.ts';
import { type FoundPage, findPages } from '../site-content/find-pages.ts';
import type { ParsedQuestion } from '../site-content/parse-question.ts';
import { nearestSentence, ownWords, passageOf } from '../site-content/passage.ts';
import { type QuestionPart, questionParts } from '../site-content/question-parts.ts';
import type { SiteKnowledge } from '../site-content/site-knowledge.ts';
import { chancesOf, chooseInContext, likelier, type Ranked, type Weigh } from './choose.ts';
import { computed } from './computed.ts';
import { ifNot, joined, type Piece, type Reading, refersBack, subjectsIn } from './conversation.ts';
import { money } from './facts-in-question.ts';
import { type EngineReply, linkTo, listed, replyOf, type Situation, sourcesAt } from './reply.ts';
import { sumOfRate } from './sums.ts';
import { urgentRecord } from './urgent.ts';

/** From this chance on a record answers, with a second one from `also` on; so do two that have `both` together. */
const enough = 0.3;
const also = 0.25;
const both = 0.42;
/** From here on it is said as a guess, and so is another that is half as likely. */
const guess = 0.1;
/** Log-odds of a page against none of our answers: even at the score `even`, less if we or a program are asked about. */
const ofPages = { slope: 0.7, even: 16.5, toUs: -2.5, ofSoftware: -2 } as const;
const toUs = /\b(you|your|u|ur|we|our|us|my|i|me)\b/;
/** A page below is worth nothing, and one this far below the best is no source. */
const worthNaming = 11.5;
const sourceWithin = 6;
const mostSources = 3;

/** The texts whose meaning `answerPiece` may ask for. */
export function textsOf({ whole, pieces, fragments }: Reading): string[] {
  const texts = pieces.flatMap(({ before, asked, core }) => [
    asked.plain,
    core?.plain ?? '',
    before ? joined(before, asked).plain : '',
    before?.plain ?? '',
  ]);
  return [...new Set([whole.plain, ...texts, ...fragments.map(({ plain }) => plain)])].filter(Boolean);
}

/** Answers one question of a message: by the record or the page that is likeliest meant, else "I don't know". */
export function answerPiece(
  { asked, core, before, isQuestion }: Piece,
  { firm, said, whole, pieces }: Reading,
  at: Omit<Situation, 'asked' | 'whole' | 'firm' | 'about'>,
  weigh: Weigh,
): EngineReply {
  const { knowledge } = at;
  const back = before && refersBack(asked) ? before : undefined;
  const topic = back && chancesOf(weigh(back))[0]?.record.pages[0];
  const situation: Situation = { ...at, asked, whole, firm, about: topic ?? asked.page };
  const unread = unreadable(asked, knowledge);
  if (unread) return fromRecord(unread, situation);
  const parts = questionParts(asked, knowledge.index);
  const pages = findPages(parts, asked, knowledge.index).filter(({ score }) => score >= worthNaming);
  // With words alone a page is named and not quoted: it says less, and nothing wrong.
  const page = at.byMeaning && subjectsIn(asked) > 0 ? pageRecord(pages, asked) : undefined;
  const wasSaid = (record: ChatRecord) => {
    const says = record.computes ? computed[record.computes](situation).text : record.says;
    return !record.talk && !record.refused && says !== undefined && said.includes(withoutYes(says).slice(1));
  };
  const inContext = chooseInContext(weigh, asked, before, wasSaid, page);
  const ranked = core ? likelier(inContext, chancesOf(weigh(core, page))) : inContext;
  const [best] = ranked;
  if (best?.record.id === 'yes' && meetingWords.test(said)) return computed.booking(situation);
  // Somebody who tells of themselves searches for no page.
  const tells = toUs.test(asked.text) || (before !== undefined && !isQuestion);
  const reply = (record: ChatRecord) =>
    record === page?.record
      ? fromPage(pages[0] as FoundPage, record.pages, parts, tells, knowledge)
      : alsoNaming(page, record, fromRecord(record, situation), knowledge);
  if (best && best.chance >= enough && wasSaid(best.record)) {
    const again = reply(best.record);
    const nearest = best.record.computes ? again.text : nearestSentence(again.text, parts);
    return { ...again, text: nearest === again.text ? `As I said: ${nearest}` : nearest, quotes: [] };
  }
  const { said: records, isAnswer } = pick(
    ranked.filter(({ record }) => !wasSaid(record)),
    page,
    pieces.length === 1,
  );
  if (records.length === 0 && best && best.record !== page?.record && best.chance >= guess && wasSaid(best.record)) {
    const again = reply(best.record);
    return unsure([{ ...again, text: nearestSentence(again.text, parts) }]);
  }
  if (records.length === 0) return unknown(pages, knowledge);
  const replies = records.map(reply);
  return isAnswer ? joinedReplies(replies) : unsure(replies);
}

/** From this chance on a part of a message that is no question is answered besides. */
const besides = 0.7;

/** Answers to what a message asks besides its questions. */
export function answersBesides(
  { fragments, firm, whole }: Reading,
  at: Omit<Situation, 'asked' | 'whole' | 'firm' | 'about'>,
  weigh: Weigh,
): EngineReply[] {
  return fragments.flatMap((asked) => {
    const [best] = chancesOf(weigh(asked));
    if (!best || best.chance < besides || !maySay(best)) return [];
    if (best.record.computes === 'price' && !money.test(asked.text)) return [];
    return fromRecord(best.record, { ...at, asked, whole, firm });
  });
}

/** Which are said, and whether as an answer or as a guess. A page is no guess and no second answer: it is named. */
function pick(
  ranked: readonly Ranked[],
  page: Candidate | undefined,
  mayAdd: boolean,
): { said: ChatRecord[]; isAnswer: boolean } {
  const [best, next] = ranked.filter(
    ({ record, chance }, at) => record !== page?.record || (at === 0 && chance >= enough),
  );
  if (!best) return { said: [], isAnswer: false };
  const isOther =
    mayAdd &&
    next &&
    [best, next].every(maySay) &&
    next.record.pages[0] !== best.record.pages[0] &&
    // After what a page says, its yes would be the answer to another question.
    !(best.record === page?.record && /^(Yes|No)\b/.test(next.record.says ?? ''));
  const two = isOther ? [best, next] : [best];
  const from = (least: number) => two.filter(({ chance }) => chance >= least).map(({ record }) => record);
  if (best.chance >= enough) return { said: from(Math.min(also, best.chance)), isAnswer: true };
  const guesses = maySay(best) ? from(Math.max(guess, best.chance / 2)) : [];
  const together = best.chance + (next?.chance ?? 0);
  return { said: guesses, isAnswer: guesses.length > 1 && together >= both };
}

/** Whether it may be said next to another. */
const maySay = ({ record: { refused, talk, urgent } }: Ranked) => !refused && !talk && !urgent;

/** Other scripts than ours, and messages without a word. */
function unreadable({ text, plain }: ParsedQuestion, { answers }: SiteKnowledge): ChatRecord | undefined {
  if (plain === '') return answers.byId.get('nonsense');
  return text === '' || /[a-z0-9]/.test(text) ? undefined : answers.byId.get('languages');
}

/** A page that fits is named next to a record's answer, after the record's own. */
function alsoNaming(
  page: Candidate | undefined,
  { talk, refused }: ChatRecord,
  reply: EngineReply,
  knowledge: SiteKnowledge,
): EngineReply {
  if (!page || page.odds < -1 || talk || refused) return reply;
  const [main, ...others] = reply.sources;
  const sources = [main, ...sourcesAt(page.record.pages.slice(0, 2), knowledge), ...others].filter(
    (one) => one !== undefined,
  );
  return { ...reply, sources: [...new Map(sources.map((one) => [one.url, one])).values()].slice(0, 4) };
}

/** The best pages as one candidate next to the records. */
function pageRecord(found: readonly FoundPage[], { text, software }: ParsedQuestion): Candidate | undefined {
  const [best] = found;
  if (!best) return;
  const { score } = best;
  const pages = found.filter((one) => one.score >= score - sourceWithin).map(({ page }) => page.path);
  const less = (toUs.test(text) ? ofPages.toUs : 0) + (software.length > 0 ? ofPages.ofSoftware : 0);
  const odds = ofPages.slope * (score - ofPages.even) + less;
  return { record: { id: 'page', ways: [], pages: pages.slice(0, mostSources) }, odds };
}

/** "How soon", "and what": no yes or no answers that. "What about" asks whether. */
const isOpen = /^(?:(?:and|so|but|ok|okay|also|then|well) )*(?:who|what|where|when|why|how|which)s?\b(?! about| come)/;
const withoutYes = (says: string): string =>
  says.replace(/^(?:Yes|No)[,.:] (?!and\b|but\b|as\b)(.)/, (_, first: string) => first.toUpperCase());

function fromRecord(record: ChatRecord, situation: Situation): EngineReply {
  const reply = fullReply(record, situation);
  return isOpen.test(situation.asked.text) ? { ...reply, text: withoutYes(reply.text) } : reply;
}

function fullReply(record: ChatRecord, situation: Situation): EngineReply {
  if (record.computes) return computed[record.computes](situation);
  if (record.urgent) return urgentRecord(record, situation.knowledge);
  const reply = replyOf(record, situation.knowledge);
  if (!record.refused) return { ...reply, text: `${reply.text}${sumOfRate(reply.text, situation)}` };
  return {
    ...reply,
    text: `${reply.text} For anything about your IT, call ${company.phone.display} or ask for a person here.`,
  };
}

/** What may be meant: often one of them is. It counts as not answered. */
function unsure(guesses: readonly EngineReply[]): EngineReply {
  const { intent: _, ...reply } = joinedReplies(guesses);
  const said = guesses.length > 1 ? 'One of these may be what you mean:' : 'If I understand you right:';
  return {
    ...reply,
    text: `${said}\n\n${reply.text}\n\n${ifNot}: call ${company.phone.display}, or ask for one here.`,
    known: false,
  };
}

/** The sentence of a page that answers, or how the page begins, where none does. */
function fromPage(
  found: FoundPage,
  pages: readonly string[],
  parts: readonly QuestionPart[],
  tells: boolean,
  knowledge: SiteKnowledge,
): EngineReply {
  const { page } = found;
  const { pages: known, sections } = knowledge.index;
  const sources = sourcesAt(pages, knowledge);
  const passage = passageOf(found, parts);
  if (passage) return { ...passage, sources, known: true };
  const [first] = sections[known.indexOf(page)] ?? [];
  const lead = first?.id === '' ? first.blocks[0] : undefined;
  if (tells || !lead || meetingWords.test(lead)) return unknown([found], knowledge);
  const text = `${ownWords(page, lead)}\n\nMore is on ${linkTo({ title: page.title, url: page.path })}. For your own case ${aPersonCan(knowledge)}.`;
  return { text, sources, quotes: [], known: true };
}

const aPersonCan = ({ facts }: SiteKnowledge) =>
  `call ${company.phone.display}, or ask for one here: a technician calls within ${facts.times.contact} in support hours`;

function unknown(found: readonly FoundPage[], knowledge: SiteKnowledge): EngineReply {
  const sources = found.slice(0, 2).map(({ page }) => ({ title: page.title, url: page.path }));
  const said =
    sources.length > 0
      ? `I don't know exactly. The nearest ${sources.length > 1 ? 'pages are' : 'page is'} ${listed(sources.map(linkTo))}.`
      : "I don't know: our pages do not answer that.";
  const text = `${said} A person can: ${aPersonCan(knowledge)}.`;
  return { text, sources, quotes: [], known: false };
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
    text: [
      ...new Set([first, ...(knownReplies.length > 0 ? others : [])].flatMap(({ text }) => text.split('\n\n'))),
    ].join('\n\n'),
    sources: [...new Map(sources.map((one) => [one.url, one])).values()].slice(0, 4),
    quotes: [first, ...others].flatMap(({ quotes }) => quotes),
    known: knownReplies.length > 0,
    ...(intent ? { intent } : {}),
  };
}
