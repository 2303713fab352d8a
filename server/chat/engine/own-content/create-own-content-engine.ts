import { join } from 'node:path';
import { asksFirst } from '../../../../shared/chat/is-emergency.ts';
import { company } from '../../../../shared/company/company.ts';
import { wordsOf } from '../../../../shared/search/search-words.ts';
import type { TakeTurn } from '../../../guards/take-turns.ts';
import { answerPiece, answersBesides, joinedReplies, textsOf } from '../answers/answer-piece.ts';
import { chooser, type Weigh, weigher } from '../answers/choose.ts';
import { type Context, contextOf } from '../answers/context-sections.ts';
import { type Reading, readMessage } from '../answers/conversation.ts';
import { sendTo911 } from '../answers/danger.ts';
import { firmProfile } from '../answers/firm-profile.ts';
import { frenchReply, isFrench } from '../answers/french.ts';
import { duringEmergency } from '../answers/open-emergency.ts';
import { notAnswered } from '../answers/open-part.ts';
import type { EngineReply, Situation } from '../answers/reply.ts';
import { withPlanSum } from '../answers/sums.ts';
import { urgentReply } from '../answers/urgent.ts';
import type { Engine, EngineAnswer, Question } from '../engine.ts';
import { maskPersonal } from '../mask-personal.ts';
import { createMeaning, type Meaning, type Patience } from '../meaning/create-meaning.ts';
import { createSiteKnowledge, type SiteKnowledge } from '../site-content/site-knowledge.ts';

export type OwnContentEngine = Engine & {
  context(question: Question): Promise<Context>;
  /** Loads pages and meanings before the first question. @returns whether meanings can be asked for */
  prepare(): Promise<boolean>;
};

/** What a visitor waits for the meaning of a message, on a busy machine; then its words decide, and say less. */
const wait: Patience = { loaded: 800, loading: 10_000 };

/**
 * `patience`: in place of both waits (ms). `inTurn`: for answers; without it each begins at once. `inTwo`: learns meanings
 * in two threads.
 */
type Options = {
  clock?: () => Date;
  patience?: number;
  inTurn?: TakeTurn;
  inTwo?: boolean;
  onProblem?: (message: string, error: unknown) => void;
};

/** Answers from records, then from pages. @param dist the built site */
export function createOwnContentEngine(dist: string, options: Options = {}): OwnContentEngine {
  const { clock = () => new Date(), patience, inTurn = (work) => work(), inTwo, onProblem } = options;
  const waits = patience === undefined ? wait : { loaded: patience, loading: patience };
  const knowledge = createSiteKnowledge(dist);
  let meant: { of: SiteKnowledge; meaning: Meaning } | undefined;
  const meaningOf = (known: SiteKnowledge): Meaning => {
    if (meant?.of === known) return meant.meaning;
    meant?.meaning.stop();
    const file = join(dist, '_server', 'chat-meanings.bin');
    const { ways, records, urgent } = known.answers;
    const data = { texts: ways, records, urgent, file, inTwo };
    meant = { of: known, meaning: createMeaning({ data, patience: waits, ...(onProblem && { onProblem }) }) };
    return meant.meaning;
  };
  return {
    async answer(question, { signal, onDelta }) {
      signal.throwIfAborted();
      const known = knowledge();
      const answer = known
        ? await inTurn(() => answerFrom(question, known, meaningOf(known), clock()))
        : nothingBuilt();
      signal.throwIfAborted();
      onDelta?.(answer.text);
      return answer;
    },
    async context(question) {
      const known = knowledge();
      if (!known) return { sections: [], question: question.text };
      const { reading, choose, byMeaning } = await read(question, known, meaningOf(known));
      return contextOf(reading, choose, { knowledge: known, now: clock(), staffed: question.staffed, byMeaning });
    },
    async prepare() {
      const known = knowledge();
      return known ? meaningOf(known).ready : false;
    },
  };
}

async function answerFrom(
  question: Question,
  knowledge: SiteKnowledge,
  meaning: Meaning,
  now: Date,
): Promise<EngineAnswer> {
  const { text, staffed, history } = question;
  const french = isFrench(text, history);
  const { reading, weigh, choose, byMeaning } = await read(question, knowledge, french ? undefined : meaning);
  const at = { knowledge, now, staffed, byMeaning };
  const { whole } = reading;
  const own = () => urgentReply(whole, choose(whole), byMeaning, knowledge) ?? answered(reading, at, weigh);
  const reply =
    sendTo911(wordsOf(text).join(' ')) ??
    (french ? frenchReply(reading, at) : undefined) ??
    duringEmergency(own(), reading, history, choose(whole), knowledge);
  return {
    text: reply.text,
    quotes: reply.quotes,
    sources: reply.sources,
    known: reply.known,
    emergency: reply.emergency ?? false,
    ...(reply.intent ? { intent: reply.intent } : {}),
    ...(reply.known || reply.intent ? {} : { unknownQuestion: maskPersonal(text) }),
  };
}

/** Understands the message in its conversation, and ranks the answers that it may ask for. */
async function read({ text, page, history }: Question, knowledge: SiteKnowledge, meaning: Meaning | undefined) {
  const reading = readMessage(text, firstAddress(page, knowledge), history, knowledge);
  const likeness = await meaning?.likeness(textsOf(reading));
  const calm = asksFirst(reading.whole.text);
  const weigh = weigher(knowledge, likeness, ({ urgent }) => !calm || !urgent);
  return { reading, weigh, choose: chooser(weigh), byMeaning: likeness !== undefined };
}

function answered(
  reading: Reading,
  at: Pick<Situation, 'knowledge' | 'now' | 'staffed' | 'byMeaning'>,
  weigh: Weigh,
): EngineReply {
  const replies = reading.pieces.map((piece) => answerPiece(piece, reading, at, weigh));
  const joined = joinedReplies([...replies, ...answersBesides(reading, at, weigh)]);
  const asksNothing = !reading.pieces.some(({ isQuestion }) => isQuestion);
  const profile = firmProfile(
    { ...at, asked: reading.whole, whole: reading.whole, firm: reading.firm },
    asksNothing && !joined.known ? 2 : 3,
  );
  if (!profile) {
    const { text, ...all } = withPlanSum(joined, reading, at.knowledge);
    return { ...all, text: joined.known ? `${text}${openPart(reading, replies)}` : text };
  }
  const others = replies.filter(({ known, intent }) => known && intent !== undefined && !profile.covered.has(intent));
  const reply = joinedReplies([...others, profile.reply]);
  // A firm that describes itself and asks nothing has nothing open.
  const rest = asksNothing ? '' : openPart(reading, replies);
  return { ...reply, text: `${reply.text}${rest}`, intent: 'profile' };
}

/**
 * Of a message with several questions, the one that got no answer: left out in silence it would look answered. One with
 * personal numbers is not repeated, as a language model reads what we said before.
 */
function openPart({ pieces, raw }: Reading, replies: readonly EngineReply[]): string {
  const answered = new Set(wordsOf(replies.flatMap(({ known, text }) => (known ? text : [])).join(' ')));
  const open = pieces.find(
    ({ asked }, at) => !replies[at]?.known && !replies[at]?.intent && asked.rest.some((word) => !answered.has(word)),
  );
  if (!open) return '';
  const { text } = open.core ?? open.asked;
  return `\n\n${notAnswered(maskPersonal(raw) === raw ? text : undefined)}`;
}

const firstAddress = (page: string | undefined, { facts }: SiteKnowledge) => page && (facts.aliases[page] ?? page);

function nothingBuilt(): EngineAnswer {
  const text = `I cannot look at our pages at the moment. Call ${company.phone.display} or write to ${company.email}.`;
  return { text, quotes: [], sources: [], known: false, emergency: false };
}
