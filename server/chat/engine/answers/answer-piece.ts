import type { ChatRecord } from '../../../../shared/chat/chat-answers.ts';
import { meetingWords } from '../../../../shared/chat/chat-rules.ts';
import { company } from '../../../../shared/company/company.ts';
import type { Rank, Ranked } from '../site-content/answer-library.ts';
import { findPages, leastScore } from '../site-content/find-pages.ts';
import type { ParsedQuestion } from '../site-content/parse-question.ts';
import { passageOf } from '../site-content/passage.ts';
import { questionParts } from '../site-content/question-parts.ts';
import type { SiteKnowledge } from '../site-content/site-knowledge.ts';
import { computed } from './computed.ts';
import { type Piece, type Reading, refersBack } from './conversation.ts';
import { inContext, jointText } from './in-context.ts';
import { type EngineReply, linkTo, listed, replyOf, type Situation, sourcesAt } from './reply.ts';
import { clear, fair, likely, margin, sure } from './thresholds.ts';
import { urgentRecord } from './urgent.ts';
import { money, withFacts } from './with-facts.ts';

/** Below `fair` it must be ahead of the next by this: between two that are as near, neither answers. */
const ahead = 0.06;
/** Two records within this are as near as each other. */
const tie = 0.05;
/** How far above the least score a page fits well, and what it needs for a question that is put to us. */
const well = 3;
const toUs = /\b(you|your|u|ur|we|our|us|my|i|me)\b/;
/** What it adds to a record that the best page is its own: both searches agree. From this score of the page on. */
const byPage = 0.06;
const hintsFrom = 12;
/** A page below is not worth naming next to "I don't know", nor is a record. */
const worthNaming = leastScore - 6;
const worthSaying = 0.36;
/** A page is a source within this distance of the best score. */
const sourceWithin = 6;
const mostSources = 3;

/** The texts whose meaning `answerPiece` may ask for. */
export function textsOf({ whole, pieces }: Reading): string[] {
  const joint = pieces.flatMap(({ before, asked }) =>
    before && refersBack(asked) ? [before.plain, jointText(before, asked)] : [],
  );
  const own = pieces.flatMap(({ asked, core }) => [asked.plain, core?.plain ?? '']);
  return [...new Set([whole.plain, ...own, ...joint])].filter(Boolean);
}

/** Answers one question of a message: by a record, else from a page, else "I don't know". */
export function answerPiece(
  { asked, core, before }: Piece,
  { firm, said }: Reading,
  at: Omit<Situation, 'asked' | 'firm' | 'about'>,
  rank: Rank,
): EngineReply {
  const back = before !== undefined && refersBack(asked);
  const unread = unreadable(asked, at.knowledge);
  if (unread) return fromRecord(unread, { ...at, asked, firm });
  const whole = before && back ? inContext(asked, before, rank, at.knowledge) : rank(asked.plain);
  const ranked = withFacts(core ? better(whole, rank(core.plain)) : whole, asked);
  const topic = back && before ? rank(before.plain)[0]?.record.pages[0] : undefined;
  const situation: Situation = { ...at, asked, firm, about: topic ?? asked.page };
  const page = fromPages(asked, back ? before : undefined, at);
  const hinted = withPage(ranked, page);
  const best = surely(hinted);
  if (best?.record.id === 'yes' && meetingWords.test(said)) return computed.booking(situation);
  const system = asked.software.flatMap((id) => at.knowledge.answers.byId.get(id) ?? []);
  if (system.length > 0 && !(best && best.score >= clear && best.record.computes)) {
    // "Our CNC machines run on Windows 7" asks about more than the program.
    const more =
      best && best.score >= likely && asked.rest.length >= 2 && !best.record.ofPage && !isAboutSoftware(best.record);
    const replies = system.map((record) => replyOf(record, at.knowledge));
    return { ...joinedReplies(more ? [fromRecord(best.record, situation), ...replies] : replies), intent: 'software' };
  }
  const next = hinted.find(({ record }) => record !== best?.record);
  if (!best || (best.score < sure && !prefers(best, next?.score ?? 0, page, asked.text)))
    return withGuess(page, best, at.knowledge);
  const reply = alsoNaming(page.reply, best.record, fromRecord(best.record, situation));
  return next && isAsNear(best, next) ? joinedReplies([reply, fromRecord(next.record, situation)]) : reply;
}

/** Each record by the better of both. */
function better(one: readonly Ranked[], other: readonly Ranked[]): readonly Ranked[] {
  const scores = new Map(one.map(({ record, score }) => [record, score]));
  for (const { record, score } of other) scores.set(record, Math.max(score, scores.get(record) ?? 0));
  return [...scores].map(([record, score]) => ({ record, score })).sort((a, b) => b.score - a.score);
}

const isAboutSoftware = ({ id, refused, talk }: ChatRecord) => refused || talk || /software|program/.test(id);

/** Of two as near as each other, either may be the wrong one: both are said. */
const isAsNear = (best: Ranked, next: Ranked) =>
  best.score - next.score < tie &&
  best.record.pages[0] !== next.record.pages[0] &&
  [best, next].every(({ record: { refused, talk, urgent }, score }) => score >= fair && !refused && !talk && !urgent);

/** Other scripts than ours, and messages without a word. */
function unreadable({ text, plain }: ParsedQuestion, { answers }: SiteKnowledge): ChatRecord | undefined {
  if (plain === '') return answers.byId.get('nonsense');
  return text === '' || /[a-z0-9]/.test(text) ? undefined : answers.byId.get('languages');
}

/** Next to "I don't know", what the nearest record says: often it is what was meant. */
function withGuess({ reply, score }: FoundOnPages, nearest: Ranked | undefined, knowledge: SiteKnowledge) {
  if (reply.known || !nearest || nearest.score < worthSaying) return reply;
  const { says, pages, refused, urgent, talk } = nearest.record;
  if (!says || refused || urgent || talk) return reply;
  const near = [...sourcesAt(pages.slice(0, 1), knowledge), ...reply.sources.slice(0, score < hintsFrom ? 0 : 1)];
  return unknown([...new Map(near.map((one) => [one.url, one])).values()], says);
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
function prefers({ record, score }: Ranked, next: number, page: FoundOnPages, text: string): boolean {
  const { reply, score: fit } = page;
  if (record.computes && score >= fair) return true;
  // A guide that is not about money does not answer "how much".
  const guide = reply.sources[0]?.url.replace(/\W/g, ' ') ?? '';
  if (score >= fair && money.test(text) && record.pages.includes('/pricing') && !money.test(guide)) return true;
  const agree = reply.sources.some(({ url }) => record.pages.includes(url));
  if (reply.known && fit >= leastScore + well && !agree) return false;
  if (score < fair && score - next < ahead) return false;
  return score >= (reply.known && !agree ? fair : likely);
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
