import type { SenderRecord } from '../../widgets/contract/mail-desk.ts';
import type { TxtRecords } from './txt-records.ts';

type Finding = Pick<SenderRecord, 'state' | 'record' | 'says'>;

/** A receiver gives up after this many questions to the DNS (RFC 7208, section 4.6.4). */
const mostLookups = 10;

/** Whether the domain says which servers may send in its name (RFC 7208). */
export async function checkSpf(domain: string, txt: TxtRecords): Promise<Finding> {
  const [record, second] = await spfRecords(domain, txt);
  if (!record)
    return { state: 'bad', record: null, says: 'There is none. Add a TXT record with what your mail provider names.' };
  if (second)
    return { state: 'bad', record, says: 'There are two, which receivers take as an error. Join them into one.' };
  const lookups = await countLookups(record, txt, new Set([domain]));
  if (lookups > mostLookups) {
    const says = `It needs more than ${mostLookups} questions to the DNS, so receivers give it up. Remove an “include”.`;
    return { state: 'bad', record, says };
  }
  return { record, ...judgeRest(await restOf(record, txt)) };
}

async function spfRecords(domain: string, txt: TxtRecords): Promise<string[]> {
  return (await txt(domain)).filter((text) => /^v=spf1( |$)/i.test(text));
}

const termsOf = (record: string) => record.toLowerCase().split(/\s+/).slice(1);

/** What holds for servers that no term names, followed through `redirect`, five deep at most. */
async function restOf(record: string, txt: TxtRecords, depth = 0): Promise<string | undefined> {
  const terms = termsOf(record);
  const all = terms.find((term) => /^[-~?+]?all$/.test(term));
  if (all) return all.length === 3 ? '+' : all[0];
  const next = terms.find((term) => term.startsWith('redirect='))?.slice('redirect='.length);
  const [followed] = next && depth < 5 ? await spfRecords(next, txt) : [];
  return followed === undefined ? undefined : restOf(followed, txt, depth + 1);
}

function judgeRest(rest: string | undefined): Pick<Finding, 'state' | 'says'> {
  if (rest === '-' || rest === '~')
    return { state: 'good', says: 'It names who may send, and that nobody else may. It must name your mail server.' };
  if (rest === '+')
    return { state: 'bad', says: 'It ends with +all: anybody may send in your name. End it with ~all or -all.' };
  return { state: 'weak', says: 'It does not say what holds for everybody else. End it with ~all or -all.' };
}

/** Terms that make a receiver ask the DNS, through every `include` and `redirect`; counted just past the limit. */
async function countLookups(record: string, txt: TxtRecords, seen: Set<string>): Promise<number> {
  let count = 0;
  for (const term of termsOf(record)) {
    if (!/^[-~?+]?(include:|a([:/]|$)|mx([:/]|$)|ptr([:]|$)|exists:)|^redirect=/.test(term)) continue;
    count += 1;
    const next = /^[-~?+]?(?:include:|redirect=)(.+)$/.exec(term)?.[1];
    if (next === undefined || next.includes('%') || seen.has(next) || count > mostLookups) continue;
    seen.add(next);
    const [included] = await spfRecords(next, txt);
    if (included !== undefined) count += await countLookups(included, txt, seen);
  }
  return count;
}
