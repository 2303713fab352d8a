import { planTiers } from '../../shared/company/plan-tiers.ts';
import { homePlace, type Place } from './places.ts';
import { rateOf, tierOf } from './prices.ts';
import { priceOfRate, type Rate, rates, serviceTerms, terms } from './rates.ts';
import { jobs } from './tiers.ts';

/** People in the example; `site/content` uses the same office. */
const people = 12;

export type ShortFact = { name: string; text: string };

/** What an office of twelve pays on a commercial page, what is extra, and how it leaves. */
export function inShort(path: string, place?: Place): readonly ShortFact[] {
  const id = rateOf(path);
  return id ? ofRate(rates[id]) : ofPlan(tierOf(path), place);
}

function ofPlan(at: 0 | 1 | 2, place: Place | undefined): ShortFact[] {
  const { name, min } = planTiers[at];
  const paid = jobs.flatMap(({ name: job, rate, cells }) => {
    const words = jobWords[job];
    const far = rate === 'visit' && place?.visits === 'remote';
    return words && rate && !far && cells[at].is === 'per use' ? [{ words, rate }] : [];
  });
  const extras = [...Map.groupBy(paid, (job) => job.rate)].map(
    ([id, of]) => `${of.map(({ words }) => words).join(' and ')} (${priceOfRate(rates[id])})`,
  );
  return [
    {
      name: `${people} people pay`,
      text: `From ${money(people * min)} a month in ${name} (${people} × $${min}), ${taxIn(place)}.`,
    },
    { name: `Extra in ${name}`, text: `${capital(extras.join(', '))}; licences, hardware and projects.` },
    {
      name: 'How you leave',
      text: `The plan runs for ${terms.term.value}, then month to month with ${terms.notice.value}’ notice, and you leave with your passwords, device register and backups.`,
    },
  ];
}

/** Jobs of `tiers.ts` that a buyer asks about first, in words for a list. */
const jobWords: Readonly<Record<string, string>> = {
  'Preparing a new computer': 'preparing a new computer',
  'Backup of your own servers': 'backup of your own servers',
  'Work on a P1 outside support hours': 'emergency work after hours',
  'Emergency visit for a P1': 'emergency visits',
  'Planned visit': 'planned visits',
  'Planned work in the evening or on a weekend': 'planned work after hours',
  'Onboarding: taking over your systems': 'onboarding',
};

function ofRate(rate: Rate): ShortFact[] {
  const monthly = rate.per.includes('month');
  const upkeep = !monthly && rate.term && serviceTerms[rate.term];
  const term = monthly && rate.term && serviceTerms[rate.term];
  const care = upkeep ? `, and upkeep if you want it (${priceOfRate(rates['ai-care'])})` : '';
  return [
    { name: rate.office ? `${people} people pay` : 'The price', text: `${capital(paidFor(rate, monthly))}.` },
    { name: 'Extra', text: `${capital(rate.extra ?? 'nothing')}${care}.` },
    {
      name: 'How you leave',
      text: term
        ? term.text
        : `You pay once, and a single job has no term.${upkeep ? ` Upkeep runs ${upkeep.value}.` : ''}`,
    },
    { name: 'How soon', text: terms.start.text },
  ];
}

/** "from $2,160 once (12 × $180)", or the price with what it depends on. */
function paidFor(rate: Rate, monthly: boolean): string {
  const { min, max, per, quoted, office, holds = 'whatever your headcount' } = rate;
  if (!office) return `${priceOfRate(rate)}, ${tax}, ${holds}`;
  const top = max ? ` to ${money(office * max)}` : '';
  const what = office === people ? '' : ` for ${office} ${per.replace(/^per (\w+).*/, '$1')}`;
  const each = `${office} × $${min}${max ? ` to $${max}` : ''}`;
  return `${quoted ? 'from ' : ''}${money(office * min)}${top} ${monthly ? 'a month' : 'once'}${what} (${each}), ${tax}`;
}

const tax = terms.tax.value;
/** In another province another tax is added. */
const taxIn = (place?: Place) => (place && place.province !== homePlace().province ? 'before tax' : tax);
const money = (amount: number) => `$${amount.toLocaleString('en-CA')}`;
const capital = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());
