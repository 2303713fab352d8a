import { type SelectQueryBuilder, sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { hours } from '../../../shared/company/hours.ts';
import type { InboxFilter } from '../../../shared/staff/inbox-filter.ts';
import type { Schema } from '../../database/schema.ts';

export type LeadQuery = SelectQueryBuilder<Schema, 'leads', object>;

/** Applies a filter without its search words; nonexistent dates are ignored. */
export function applyFilter(leads: LeadQuery, filter: InboxFilter, me: number, now: number): LeadQuery {
  const { state, owner, only, form, origin, service, place } = filter;
  let filtered = leads;
  if (state) filtered = filtered.where('leads.state', '=', state as never);
  if (owner === 'me') filtered = filtered.where('leads.owner_id', '=', me);
  else if (owner === 'nobody') filtered = filtered.where('leads.owner_id', 'is', null);
  else if (owner)
    filtered = filtered.where('leads.owner_id', '=', ({ selectFrom }) =>
      selectFrom('staff as owner').select('owner.id').where('owner.email', '=', owner),
    );
  if (only === 'unopened')
    filtered = filtered.where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('lead_openings').select('at').whereRef('lead_openings.lead_id', '=', 'leads.id'))),
    );
  if (only === 'overdue') filtered = filtered.where('leads.state', '=', 'new').where('leads.promised_by', '<', now);
  if (form) filtered = filtered.where('leads.form', '=', form as never);
  if (origin) filtered = filtered.where('leads.origin', '=', origin);
  if (service) filtered = filtered.where('leads.service', '=', service);
  if (place) {
    // Page paths spell `North York` as `north-york`.
    const part = place
      .toLowerCase()
      .replace(/\s+/g, '-')
      .replace(/[\\%_]/g, '\\$&');
    // `like` ignores case on SQLite but not on PostgreSQL.
    filtered = filtered.where(sql<boolean>`lower(leads.page) like ${`%${part}%`} escape '\\'`);
  }
  const from = beginOf(filter.from, 0);
  const to = beginOf(filter.to, 1);
  if (from !== undefined) filtered = filtered.where('leads.received_at', '>=', from);
  if (to !== undefined) filtered = filtered.where('leads.received_at', '<', to);
  return filtered;
}

/** Start of a day in Toronto, `later` days after the given one. */
function beginOf(day: string | undefined, later: number): number | undefined {
  if (!day || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  try {
    return Temporal.PlainDate.from(day, { overflow: 'reject' }).add({ days: later }).toZonedDateTime(hours.timeZone)
      .epochMilliseconds;
  } catch {
    return undefined;
  }
}
