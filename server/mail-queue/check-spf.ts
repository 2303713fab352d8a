import type { SenderRecord } from '../../shared/staff/mail-queue.ts';
import type { DnsRecords } from './dns-records.ts';
import { SpfFault, spfRecords, walkSpf } from './walk-spf.ts';

export type SenderFinding = Pick<SenderRecord, 'state' | 'record' | 'says'>;

/** Whether the domain lists its permitted senders (RFC 7208). */
export async function checkSpf(domain: string, dns: DnsRecords): Promise<SenderFinding> {
  const [record, second] = await spfRecords(domain, dns);
  if (!record)
    return { state: 'bad', record: null, says: 'There is none. Add a TXT record with what your mail provider names.' };
  if (second)
    return { state: 'bad', record, says: 'There are two, which receivers take as an error. Join them into one.' };
  try {
    return { record, ...judgeRest(await walkSpf(domain, record, dns)) };
  } catch (error) {
    if (error instanceof SpfFault) return { state: 'bad', record, says: error.message };
    throw error;
  }
}

/** @param rest the result for servers that no term names */
function judgeRest(rest: string | undefined): Pick<SenderFinding, 'state' | 'says'> {
  if (rest === '-' || rest === '~')
    return { state: 'good', says: 'It names who may send, and that nobody else may. It must name your mail server.' };
  if (rest === '+')
    return { state: 'bad', says: 'It ends with +all: anybody may send in your name. End it with ~all or -all.' };
  return { state: 'weak', says: 'It does not say what holds for everybody else. End it with ~all or -all.' };
}
