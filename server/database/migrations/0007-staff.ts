import type { Migration } from '../migrate.ts';

/** Who may sign in at /admin, their sessions, and the record of what they did. */
export const staff: Migration = {
  name: '0007-staff',
  statements: ({ id, reference, instant, strict, appendOnly }) => [
    `create table staff (
      id ${id},
      email text not null unique,
      role text not null,
      password_hash text not null,
      one_time integer not null,
      totp_secret text,
      totp_step ${instant},
      tries integer not null,
      tries_since ${instant} not null,
      created_at ${instant} not null,
      revoked_at ${instant}
    )${strict}`,

    `create table staff_codes (
      id ${id},
      staff_id ${reference} not null references staff (id),
      code_hash text not null,
      used_at ${instant}
    )${strict}`,
    'create index staff_codes_by_staff on staff_codes (staff_id)',

    `create table staff_sessions (
      id ${id},
      token_hash text not null unique,
      staff_id ${reference} not null references staff (id),
      stage text not null,
      new_secret text,
      agent text,
      started_at ${instant} not null,
      seen_at ${instant} not null,
      ended_at ${instant}
    )${strict}`,
    'create index staff_sessions_by_staff on staff_sessions (staff_id)',

    `create table audit (
      id ${id},
      at ${instant} not null,
      staff_id ${reference},
      who text not null,
      action text not null,
      about text,
      detail text
    )${strict}`,
    ...appendOnly('audit'),
  ],
};
