import { claims } from './claims.ts';
import { onSiteLine, type Place, places } from './places.ts';
import { noteOfRate, priceOfRate, type Rate, rateGroups, rates, serviceTerms, terms } from './rates.ts';
import { credits, priorities, serviceLevels } from './service-levels.ts';
import { type Cell, type Job, jobs, pricing } from './tiers.ts';

/* Tiers, prices, terms and service levels as plain text, for offered files such as the sample contract schedule. */

const width = 78;

/** `- name: text`, with a hanging indent. */
const entry = (name: string, text: string) => wrapped(`- ${name}: ${text}`, '  ');

/** `indent` starts each line but the first. */
function wrapped(text: string, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line && `${line} ${word}`.length > width) {
      lines.push(line);
      line = `${indent}${word}`;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line].join('\n');
}

/** "included", "included, one a quarter", "per use, $195 a visit", "not part of this tier". */
function cellText({ is, much }: Cell, { rate }: Job): string {
  if (is === 'not') return 'not part of this tier';
  if (is === 'per use') return rate ? `per use, ${priceOfRate(rates[rate])}` : is;
  return much ? `included, ${much}` : is;
}

const jobsOf = (tier: 0 | 1 | 2) => jobs.map((job) => entry(job.name, cellText(job.cells[tier], job))).join('\n');
const pricesOf = (group: Readonly<Record<string, Rate>>) =>
  Object.values(group)
    .map((rate) => entry(rate.name, `${priceOfRate(rate)}. ${noteOfRate(rate)}`))
    .join('\n');
const textsOf = (records: Readonly<Record<string, { name: string; text: string }>>) =>
  Object.values(records)
    .map(({ name, text }) => entry(name, text))
    .join('\n');

const responseIn = ({ firstResponseMinutes }: Place) =>
  firstResponseMinutes
    ? `emergency response target ${firstResponseMinutes} minutes`
    : `help desk response ${claims.helpDeskResponse.value}`;
const visitIn = (place: Place) => (place.visits === 'remote' ? onSiteLine(place) : `on site: ${onSiteLine(place)}`);

/** Text of `{list:id}`: one entry per line. */
export const listTexts = {
  tiers: pricing.tiers.map(({ name, min, max }) => entry(name, `$${min} to $${max} per person per month`)).join('\n'),
  essential: jobsOf(0),
  professional: jobsOf(1),
  enterprise: jobsOf(2),
  work: pricesOf(rateGroups['Hours, visits and single jobs']),
  services: pricesOf(rateGroups['Monthly services']),
  terms: textsOf(terms),
  'service-terms': textsOf(serviceTerms),
  priorities: priorities
    .map(({ id, name, means, firstResponse, update, workaround, onSite }) =>
      [
        wrapped(`${id} ${name}. ${means}`),
        entry('First response', firstResponse),
        entry('You hear from us', update),
        entry('Workaround', workaround),
        entry('On site', onSite),
      ].join('\n'),
    )
    .join('\n\n'),
  cities: places.map((place) => entry(place.name, `${responseIn(place)}; ${visitIn(place)}`)).join('\n'),
  levels: textsOf(serviceLevels),
  credits: [
    ...credits.misses.map(({ missed, percent }) => entry(missed, `${percent}%`)),
    entry('Most in one month', `${credits.most}%`),
    '',
    wrapped(credits.text),
  ].join('\n'),
} as const;

export type ListId = keyof typeof listTexts;
