import type { DnsRecords } from './dns-records.ts';

/**
 * Limits beyond which receivers give up: DNS lookups and lookups without a result, across all included records, and
 * addresses per `mx` (RFC 7208, section 4.6.4). They bound the depth too.
 */
const most = { lookups: 10, voids: 2, hosts: 10 };

/** Why receivers reject a record, for display. */
export class SpfFault extends Error {
  override readonly name = 'SpfFault';
}

/** A domain should have one. */
export async function spfRecords(domain: string, dns: DnsRecords): Promise<string[]> {
  return (await dns(domain, 'TXT')).filter((text) => /^v=spf1( |$)/i.test(text));
}

/**
 * Evaluates a record for a server that no term names.
 * @returns `-`, `~`, `?` or `+`; undefined if the record does not say
 * @throws SpfFault
 */
export async function walkSpf(domain: string, record: string, dns: DnsRecords): Promise<string | undefined> {
  let lookups = 0;
  let voids = 0;

  function count(): void {
    lookups += 1;
    if (lookups > most.lookups)
      throw new SpfFault(
        `It needs more than ${most.lookups} questions to the DNS, so receivers give it up. Remove an “include”.`,
      );
  }

  async function follow(name: string): Promise<string | undefined> {
    // A macro depends on the sender.
    if (name.includes('%')) return undefined;
    const [next, second] = await spfRecords(name, dns);
    if (next === undefined || second !== undefined)
      throw new SpfFault(
        `It refers to ${name}, which has ${second ? 'two SPF records' : 'no SPF record'}, so receivers give it up. Correct or remove that name.`,
      );
    return walk(name, next);
  }

  async function look(kind: string, name: string): Promise<void> {
    if (name.includes('%') || kind === 'ptr') return;
    if (kind !== 'mx') return addressOf(name);
    const hosts = await dns(name, 'MX');
    if (hosts.length === 0) return countVoid();
    if (hosts.length > most.hosts)
      throw new SpfFault(
        `Its “mx” stands for ${hosts.length} mail servers of ${name}, so receivers give it up at the tenth. Name those that send by “ip4” instead.`,
      );
    // A null MX (RFC 7505): the domain accepts no email.
    for (const host of hosts) if (host !== '') await addressOf(host);
  }

  async function addressOf(name: string): Promise<void> {
    for (const kind of ['A', 'AAAA'] as const) if ((await dns(name, kind)).length > 0) return;
    countVoid();
  }

  function countVoid(): void {
    voids += 1;
    if (voids > most.voids)
      throw new SpfFault(
        `More than ${most.voids} names in it have no server, so receivers give it up. Remove those that are gone.`,
      );
  }

  async function walk(at: string, text: string): Promise<string | undefined> {
    const terms = text.toLowerCase().split(/\s+/).slice(1);
    for (const term of terms) {
      const [, all] = /^([-~?+]?)all$/.exec(term) ?? [];
      if (all !== undefined) return all || '+';
      const [, kind, name = at] = /^[-~?+]?(include|a|mx|ptr|exists)(?::([^/]+))?(?:\/|$)/.exec(term) ?? [];
      if (kind === undefined) continue;
      count();
      if (kind === 'include') await follow(name);
      else await look(kind, name);
    }
    const next = terms.find((term) => term.startsWith('redirect='))?.slice('redirect='.length);
    if (!next) return undefined;
    count();
    return follow(next);
  }

  return walk(domain, record);
}
