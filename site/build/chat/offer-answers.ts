import type { ChatRecord } from '../../../shared/chat/chat-answers.ts';
import { industries } from '../../facts/industries.ts';
import { rateOf } from '../../facts/prices.ts';
import { offerOfRate, rates } from '../../facts/rates.ts';
import { synonyms } from '../../facts/synonyms.ts';
import { pricing } from '../../facts/tiers.ts';
import { includedIn } from '../../pages/included-in.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import { linkNameOf } from '../../seo/name-of.ts';

const kinds: ReadonlySet<string> = new Set(['service', 'sub-service', 'ai-service', 'industry']);
const thePlan = '/services/managed-it';
const plan = `The plan costs between $${pricing.min} and $${pricing.max} per person per month, in Canadian dollars.`;
/** Other words for an offer, of a row of synonyms. */
const mostNames = 5;
/** Words that stand for several offers. */
const wide =
  /^(ai|chatgpt|copilot|cloud|soc|siem|aws|hosting|teams|outlook|exchange|phones|price|it support|computer support|restore)$/;

/** Whether we do it, what it costs and what it includes, for each service and trade. */
export function offerAnswers(pages: readonly ContentPage[]): ChatRecord[] {
  return pages
    .filter(({ kind }) => kinds.has(kind))
    .flatMap((page) => {
      const { path, kind } = page;
      const name = linkNameOf(page);
      const trade = kind === 'industry' ? industries.find(({ slug }) => path === `/industries/${slug}`) : undefined;
      const names = trade ? wordsFor(trade.name.toLowerCase().replace('-', ' ')) : wordsFor(name.toLowerCase());
      const lead = String((page.data as { lead?: string }).lead ?? '');
      const includes = includedIn(pages, path);
      const id = rateOf(path);
      const price = id ? `It has a price of its own: ${offerOfRate(rates[id])}.` : 'It is part of the monthly plan.';
      const costs = id ? `has a price of its own: ${offerOfRate(rates[id])}` : 'is part of the monthly plan';
      const records: ChatRecord[] = [
        {
          id: `offer ${path}`,
          ways: trade ? names.flatMap(tradeWays) : names.flatMap(offerWays),
          says: `Yes. ${lead}`,
          pages: [path, '/pricing'],
          ofPage: true,
        },
        {
          id: `price ${path}`,
          // Phones for so many people are worked out (`voip-price`).
          ways:
            path === '/services/voip'
              ? ['price of this page']
              : names.slice(0, 3).map((one) => (trade ? `price for a ${one}` : `how much is ${one}`)),
          ...(path === thePlan ? { computes: 'price' as const } : { says: `${name} ${costs}. ${plan}` }),
          pages: path === thePlan ? ['/pricing', path] : [path, '/pricing'],
          ofPage: true,
        },
      ];
      if (includes.length > 0) {
        records.push({
          id: `includes ${path}`,
          ways: [`what is included in ${name.toLowerCase()}`],
          says: `What is included, from [${name}](${path}):\n\n${includes.map((line) => `- ${line}`).join('\n')}\n\n${price}`,
          pages: [path, '/pricing'],
          ofPage: true,
        });
      }
      return records;
    });
}

const offerWays = (name: string, at: number) =>
  at === 0 ? [`do you do ${name}`, `can you help us with ${name}`, name] : [`do you do ${name}`];

const tradeWays = (word: string) => [`do you work with a ${word}`, `we are a ${word}`];

function wordsFor(name: string): string[] {
  const short = name.replace(/\s(services|solutions|systems|consulting|development|controls)$/, '');
  const rows = synonyms.filter((row) => row.includes(name) || row.includes(short));
  const others = rows.flat().filter((other) => !wide.test(other) && other !== name && other !== short);
  return [...new Set([name, short, ...others])].slice(0, mostNames);
}
