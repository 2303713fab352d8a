import { type RawBuilder, sql } from 'kysely';
import { mailDomain } from '../../database/columns/mail-domain.ts';
import { largeProviders } from '../../notifications/mail-domain.ts';
import type { LeadRow } from '../tables.ts';

/** More are not counted, so that someone who sends thousands does not slow the list of leads. */
const mostOfCompany = 20;
/** Rows read to find them: all may be spam, or from one person. */
const mostLookedAt = 100;

const shared = sql.raw([...largeProviders].map((domain) => `'${domain}'`).join(', '));
const domainOf = (table: string) => sql.raw(mailDomain(`${table}.email`));

type Lead = Record<'id' | 'email' | 'company' | 'domain', RawBuilder<unknown>>;

/** Requests of other people, by the company's name and by its domain: each is found by its own index. */
function others({ id, email, company, domain }: Lead) {
  const ofOthers = sql`other.state not in ('spam', 'quarantine') and lower(other.email) != lower(${email})
    and coalesce(other.merged_into, 0) != ${id} limit ${sql.lit(mostOfCompany)}`;
  const few = (
    ofCompany: RawBuilder<unknown>,
  ) => sql`(select other.id, other.state, other.email, other.merged_into, other.company
    from leads as other where ${ofCompany} limit ${sql.lit(mostLookedAt)}) as other`;
  return {
    byName: sql`(select other.id from ${few(sql`lower(other.company) = lower(${company})`)} where ${ofOthers}) as by_name`,
    byDomain: sql`(select other.id, other.company
      from ${few(sql`${domainOf('other')} = ${domain} and ${domain} not in (${shared})`)} where ${ofOthers}) as by_domain`,
  };
}

const each: Lead = {
  id: sql.ref('leads.id'),
  email: sql.ref('leads.email'),
  company: sql.ref('leads.company'),
  domain: domainOf('leads'),
};

const ofEach = others(each);

/**
 * SQL: how many requests of other people are of a lead's company, by the name that they typed or by the domain of their
 * address, unless it is a provider's. Two sums are quicker than a union: those of the same name count once.
 */
export const sameCompany = sql<number>`(select count(*) from ${ofEach.byName}) + (select count(*) from ${ofEach.byDomain}
  where coalesce(lower(by_domain.company) != lower(leads.company), true))`;

/** SQL: the ids of these requests. */
export function ofCompanyOf({ id, email, company }: LeadRow): RawBuilder<number> {
  const { byName, byDomain } = others({
    id: sql`${id}`,
    email: sql`${email}`,
    company: sql`${company}`,
    domain: sql`${email.slice(email.lastIndexOf('@') + 1).toLowerCase()}`,
  });
  return sql`select id from ${byName} union select id from ${byDomain}`;
}
