import { type SelectQueryBuilder, sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { hours } from '../../../shared/company/hours.ts';
import type { InboxFilter } from '../../../shared/staff/inbox-filter.ts';
import type { Schema } from '../../database/schema.ts';

export type LeadQuery = SelectQueryBuilder<Schema, 'leads', object>;

/** Applies a filter without its search words; nonexistent dates are ignored. */
export function applyFilter(leads: LeadQuery, filter: InboxFilter, me: number): LeadQuery {
  const { state, owner, form, origin, service, place } = filter;
  let kept = leads;
  if (state) kept = kept.where('leads.state', '=', state as never);
  if (owner === 'me') kept = kept.where('leads.owner_id', '=', me);
  else if (owner === 'nobody') kept = kept.where('leads.owner_id', 'is', null);
  else if (owner)
    kept = kept.where('leads.owner_id', '=', ({ selectFrom }) =>
      selectFrom('staff as owner').select('owner.id').where('owner.email', '=', owner),
    );
  if (form) kept = kept.where('leads.form', '=', form as never);
  if (origin) kept = kept.where('leads.origin', '=', origin);
  if (service) kept = kept.where('leads.service', '=', service);
  if (place) {
    // Page paths spell `North York` as `north-york`.
    const part = place
      .toLowerCase()
      .replace(/\s+/g, '-')
      .replace(/[\\%_]/g, '\\$&');
    // `like` ignores case on SQLite but not on PostgreSQL.
    kept = kept.where(sql<boolean>`lower(leads.page) like ${`%${part}%`} escape '\\'`);
  }
  const from = beginOf(filter.from, 0);
  const to = beginOf(filter.to, 1);
  if (from !== undefined) kept = kept.where('leads.received_at', '>=', from);
  if (to !== undefined) kept = kept.where('leads.received_at', '<', to);
  return kept;
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
