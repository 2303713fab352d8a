import type { Generated, Selectable } from 'kysely';
import type { Tables } from '../database/columns/columns.ts';
import type { Instant } from '../database/columns/instant.ts';
import type { SqliteBoolean } from '../database/columns/sqlite-boolean.ts';

/** A call at a chosen time: at most one per lead. */
export type AppointmentTable = {
  id: Generated<number>;
  lead_id: number;
  starts_at: Instant;
  minutes: number;
  /** Who or what is taken: a colleague's id, or a number of those who call at once. Null once it is cancelled. */
  seat: string | null;
  /** The colleague who calls, if colleagues are named. */
  staff_id: number | null;
  /** Counts changes, as calendars do (RFC 5545, SEQUENCE). */
  sequence: number;
  booked_at: Instant;
  /** The colleague who chose the time for the visitor, such as on the phone. Added by migration 0002. */
  booked_by: number | null;
  /** The time that `starts_at` took the place of. */
  moved_from: Instant | null;
  cancelled_at: Instant | null;
  /** The `starts_at` that the visitor was reminded of, or was told of too late to be reminded. */
  reminded_for: Instant | null;
};

/** One row; without it, `usualAppointments`. */
export type AppointmentSettingsTable = {
  id: number;
  is_on: SqliteBoolean;
  minutes: number;
  lead_hours: number;
  buffer_minutes: number;
  at_once: number;
  /** JSON: ids of the colleagues who call; empty: anybody. */
  people: string;
};

/** A colleague's calendar feed, found by the hash of its secret address. */
export type AppointmentFeedTable = { staff_id: number; hash: string; made_at: Instant };

export type AppointmentRow = Selectable<AppointmentTable>;

export const appointmentTables: Tables = ({ id, reference, instant, strict }) => [
  `create table appointments (
    id ${id},
    lead_id ${reference} not null unique references leads (id),
    starts_at ${instant} not null,
    minutes integer not null,
    seat text,
    staff_id ${reference} references staff (id),
    sequence integer not null,
    booked_at ${instant} not null,
    moved_from ${instant},
    cancelled_at ${instant},
    reminded_for ${instant}
  )${strict}`,
  // Two visitors cannot take one time, whatever the code before it does.
  'create unique index appointments_taken on appointments (starts_at, seat) where seat is not null',

  `create table appointment_settings (
    id integer primary key,
    is_on integer not null,
    minutes integer not null,
    lead_hours integer not null,
    buffer_minutes integer not null,
    at_once integer not null,
    people text not null
  )${strict}`,

  `create table appointment_feeds (
    staff_id ${reference} primary key references staff (id),
    hash text not null unique,
    made_at ${instant} not null
  )${strict}`,
];
