import { type RawBuilder, sql } from 'kysely';
import { mailDomain } from '../../database/columns/mail-domain.ts';
import { largeProviders } from '../../notifications/mail-domain.ts';
import type { LeadRow } from '../tables.ts';

/** More are not counted: a list of leads stays fast, whoever sends thousands. */
const mostOfCompany = 20;

const shared = sql.raw([...largeProviders].map((domain) => `'${domain}'`).join(', '));
const domainOf = (table: string) => sql.raw(mailDomain(`${table}.email`));

type Lead = Record<'id' | 'email' | 'company' | 'domain', RawBuilder<unknown>>;

/** A union, so that each part is found by its own index. */
function idsOf({ id, email, company, domain }: Lead): RawBuilder<number> {
  const others = sql`other.state not in ('spam', 'quarantine') and lower(other.email) != lower(${email})
    and coalesce(other.merged_into, 0) != ${id} limit ${sql.lit(mostOfCompany)}`;
  return sql`select id from (select other.id from leads as other
      where lower(other.company) = lower(${company}) and ${others}) as by_name
    union select id from (select other.id from leads as other
      where ${domainOf('other')} = ${domain} and ${domain} not in (${shared}) and ${others}) as by_domain`;
}

const each: Lead = {
  id: sql.ref('leads.id'),
  email: sql.ref('leads.email'),
  company: sql.ref('leads.company'),
  domain: domainOf('leads'),
};

/**
 * SQL: how many requests of other people are of a lead's company, by the name that they typed or by the domain of their
 * address, unless it is a provider's.
 */
export const sameCompany = sql<number>`(select count(*) from (${idsOf(each)}) as of_company)`;

/** SQL: the ids of these requests. */
export const ofCompanyOf = ({ id, email, company }: LeadRow): RawBuilder<number> =>
  idsOf({
    id: sql`${id}`,
    email: sql`${email}`,
    company: sql`${company}`,
    domain: sql`${email.slice(email.lastIndexOf('@') + 1).toLowerCase()}`,
  });
