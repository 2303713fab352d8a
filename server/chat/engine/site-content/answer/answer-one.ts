import { company } from '../../../../../shared/company/company.ts';
import { findPages, leastScore } from '../find-pages.ts';
import type { InContext } from '../follow-up.ts';
import { area } from '../intents/area.ts';
import { booking } from '../intents/booking.ts';
import { companyFacts } from '../intents/company-facts.ts';
import { contact } from '../intents/contact.ts';
import { hours } from '../intents/hours.ts';
import { price } from '../intents/price.ts';
import { service } from '../intents/service.ts';
import type { ParsedQuestion } from '../parse-question.ts';
import { passageOf } from '../passage.ts';
import { questionParts } from '../question-parts.ts';
import { type EngineReply, linkTo } from '../reply.ts';
import type { SiteKnowledge } from '../site-knowledge.ts';

/** In this order: a question for hours may name the phone, one for a price a trade. */
const intents = [price, hours, contact, booking, area, companyFacts, service];

/** Facts that people ask for in the most words. */
const widest = [price, hours, booking];
/** What no page answers may be asked for a fact with so many words more, when it is about us. */
const spareWords = 2;
const ofUs = /\b(you|u|your|ur|support|help desk|helpdesk)\b/;

/** A page is a source when its score is no further below the best one's. */
const sourceWithin = 6;
const mostSources = 3;

/** Answers one question: from a fact record where one fits, else from the pages, else it says that it does not know. */
export function answerOne(context: InContext, knowledge: SiteKnowledge, now: Date): EngineReply {
  const { asked, before } = context;
  const ask = (one: ParsedQuestion) => firstOf(intents, (intent) => intent(one, knowledge, now));
  const fact = ask(asked) ?? (before && bare(asked) ? ask(withNamesOf(asked, before)) : undefined);
  if (fact) return fact;
  const page = fromPages(context, knowledge);
  if (page.known || !ofUs.test(asked.text)) return page;
  return firstOf(widest, (intent) => intent({ ...asked, spare: spareWords }, knowledge, now)) ?? page;
}

/** The first that a function gives for one of a list. */
function firstOf<T, R>(list: readonly T[], give: (one: T) => R | undefined): R | undefined {
  for (const one of list) {
    const given = give(one);
    if (given) return given;
  }
  return undefined;
}

/** "And in Oakville?": names only, for the question that was asked before. */
const bare = ({ rest }: ParsedQuestion) => rest.length === 0;
const withNamesOf = (asked: ParsedQuestion, before: ParsedQuestion): ParsedQuestion => ({
  ...asked,
  text: before.text,
  rest: before.rest,
});

function fromPages(context: InContext, knowledge: SiteKnowledge): EngineReply {
  const parts = questionParts(context, knowledge.index);
  const found = findPages(parts, context.asked, knowledge.index);
  const [best] = found;
  if (!best || best.score < leastScore) return unknown(found.slice(0, 2).map(({ page }) => source(page)));
  const sources = found.filter(({ score }) => score >= best.score - sourceWithin).slice(0, mostSources);
  return { ...passageOf(best, parts), sources: sources.map(({ page }) => source(page)), known: true };
}

const source = ({ title, path }: { title: string; path: string }) => ({ title, url: path });

/** "I don't know", the nearest pages, and a person. */
function unknown(nearest: EngineReply['sources']): EngineReply {
  const pages = nearest.length > 0 ? ` The nearest pages are ${nearest.map(linkTo).join(' and ')}.` : '';
  return {
    text: `I don't know: our pages do not answer that.${pages} A person can: call ${company.phone.display}, or ask for one here.`,
    sources: nearest,
    quotes: [],
    known: false,
  };
}
