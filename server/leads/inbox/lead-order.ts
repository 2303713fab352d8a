import { sql } from 'kysely';
import type { InboxView } from '../../../shared/staff/inbox.ts';
import type { LeadQuery } from './apply-filter.ts';

/** The order that was chosen, else the usual one of a view; of those in progress: `inProgress`. */
export function ordered(leads: LeadQuery, view: InboxView, sort: string | undefined): LeadQuery {
  if (sort) return sorted(leads, sort);
  if (view === 'new') return leads.orderBy('leads.promised_by').orderBy('leads.id');
  if (view === 'snoozed') return leads.orderBy('leads.snoozed_until').orderBy('leads.id');
  return leads.orderBy('leads.id', 'desc');
}

function sorted(leads: LeadQuery, sort: string): LeadQuery {
  if (sort === 'oldest') return leads.orderBy('leads.id');
  if (sort === 'name') return leads.orderBy(sql`lower(coalesce(leads.name, leads.email))`).orderBy('leads.id', 'desc');
  if (sort === 'company')
    return leads
      .orderBy(sql`case when leads.company is null then 1 else 0 end`)
      .orderBy(sql`lower(leads.company)`)
      .orderBy('leads.id', 'desc');
  return leads.orderBy('leads.id', 'desc');
}
