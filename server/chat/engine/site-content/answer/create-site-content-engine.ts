import { company } from '../../../../../shared/company/company.ts';
import { wordsOf } from '../../../../../shared/search/search-words.ts';
import type { Engine, EngineAnswer, Question } from '../../engine.ts';
import { maskPersonal } from '../../mask-personal.ts';
import { type ContextSection, contextSections } from '../context-sections.ts';
import { sendTo911 } from '../danger.ts';
import { readInContext } from '../follow-up.ts';
import { frenchSentence, inEnglish, isFrench } from '../french.ts';
import { emergency } from '../intents/emergency.ts';
import { parseQuestion } from '../parse-question.ts';
import { refuse } from '../refusals.ts';
import type { EngineReply } from '../reply.ts';
import { createSiteKnowledge, type SiteKnowledge } from '../site-knowledge.ts';
import { smallTalk } from '../small-talk.ts';
import { splitQuestion } from '../split-question.ts';
import { answerOne } from './answer-one.ts';

export type OwnContentEngine = Engine & {
  context(question: Question): ContextSection[];
};

/** Answers from fact records, then from pages. @param dist the built site */
export function createOwnContentEngine(dist: string, clock: () => Date = () => new Date()): OwnContentEngine {
  const knowledge = createSiteKnowledge(dist);
  return {
    async answer(question, { signal, onDelta }) {
      signal.throwIfAborted();
      const known = knowledge();
      const answer = known ? answerFrom(question, known, clock()) : nothingBuilt();
      onDelta?.(answer.text);
      return answer;
    },
    context({ text, page, history }) {
      const known = knowledge();
      if (!known) return [];
      return contextSections(isFrench(text) ? inEnglish(text) : text, firstAddress(page, known), history, known);
    },
  };
}

export function answerFrom({ text, history, ...on }: Question, knowledge: SiteKnowledge, now: Date): EngineAnswer {
  const page = firstAddress(on.page, knowledge);
  const french = isFrench(text);
  const raw = french ? inEnglish(text) : text;
  const asked = parseQuestion(raw, page, knowledge);
  const reply =
    sendTo911(wordsOf(text).join(' ')) ??
    refuse(text, 'emergency') ??
    emergency(asked, knowledge, now) ??
    refuse(text) ??
    refuse(raw) ??
    smallTalk(asked.text) ??
    joined(splitQuestion(raw).map((one) => answerOne(readInContext(one, page, history, knowledge), knowledge, now)));
  return {
    text: french ? `${frenchSentence}\n\n${reply.text}` : reply.text,
    quotes: reply.quotes,
    sources: reply.sources,
    known: reply.known,
    emergency: reply.emergency ?? false,
    ...(reply.intent ? { intent: reply.intent } : {}),
    ...(reply.known || reply.sources.length === 0 ? {} : { unknownQuestion: maskPersonal(text) }),
  };
}

const firstAddress = (page: string | undefined, { facts }: SiteKnowledge) => page && (facts.aliases[page] ?? page);

/** "I don't know" only if no answer is known. */
function joined(replies: readonly EngineReply[]): EngineReply {
  const knownReplies = replies.filter(({ known }) => known);
  const [first, ...others] = knownReplies.length > 0 ? knownReplies : replies;
  if (!first) throw new Error('A message without a question');
  // The first page of each answer precedes the second page of any.
  const columns = [first, ...others].map(({ sources }) => sources);
  const sources = [0, 1, 2].flatMap((row) => columns.flatMap((column) => column[row] ?? []));
  const intent = [first, ...others].find((reply) => reply.intent)?.intent;
  return {
    text: [...new Set([first, ...(knownReplies.length > 0 ? others : [])].map(({ text }) => text))].join('\n\n'),
    sources: [...new Map(sources.map((source) => [source.url, source])).values()].slice(0, 4),
    quotes: [first, ...others].flatMap(({ quotes }) => quotes),
    known: knownReplies.length > 0,
    ...(intent ? { intent } : {}),
  };
}

function nothingBuilt(): EngineAnswer {
  const text = `I cannot look at our pages at the moment. Call ${company.phone.display} or write to ${company.email}.`;
  return { text, quotes: [], sources: [], known: false, emergency: false };
}
