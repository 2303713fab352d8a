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

/** The order matters: a question about hours may mention the phone, one about a price a trade. */
const intents = [price, hours, contact, booking, area, companyFacts, service];

const widest = [price, hours, booking];
/** Unknown words tolerated if no page answers a question about us. */
const spareWords = 2;
const ofUs = /\b(you|u|your|ur|support|help desk|helpdesk)\b/;

/** A page is a source within this distance of the best score. */
const sourceWithin = 6;
const mostSources = 3;

export function answerOne(context: InContext, knowledge: SiteKnowledge, now: Date): EngineReply {
  const { asked, before } = context;
  const ask = (one: ParsedQuestion) => firstOf(intents, (intent) => intent(one, knowledge, now));
  const fact = ask(asked) ?? (before && bare(asked) ? ask(withNamesOf(asked, before)) : undefined);
  if (fact) return fact;
  const page = fromPages(context, knowledge);
  if (page.known || !ofUs.test(asked.text)) return page;
  return firstOf(widest, (intent) => intent({ ...asked, spare: spareWords }, knowledge, now)) ?? page;
}

function firstOf<T, R>(list: readonly T[], give: (one: T) => R | undefined): R | undefined {
  for (const one of list) {
    const given = give(one);
    if (given) return given;
  }
  return undefined;
}

/** "And in Oakville?" repeats the previous question with another name. */
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

function unknown(nearest: EngineReply['sources']): EngineReply {
  const pages = nearest.length > 0 ? ` The nearest pages are ${nearest.map(linkTo).join(' and ')}.` : '';
  return {
    text: `I don't know: our pages do not answer that.${pages} A person can: call ${company.phone.display}, or ask for one here.`,
    sources: nearest,
    quotes: [],
    known: false,
  };
}
