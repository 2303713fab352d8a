import type { Migration } from '../migrate.ts';

/** Passkeys of staff, and what their devices are asked to sign. */
export const passkeys: Migration = {
  name: '0015-passkeys',
  statements: ({ id, reference, instant, strict }) => [
    `create table passkeys (
      id ${id},
      staff_id ${reference} not null references staff (id),
      credential_id text not null unique,
      public_key text not null,
      counter ${instant} not null,
      name text not null,
      created_at ${instant} not null,
      used_at ${instant}
    )${strict}`,
    'create index passkeys_by_staff on passkeys (staff_id)',

    `create table passkey_challenges (
      id ${id},
      bound_to text not null unique,
      challenge text not null,
      name text,
      expires_at ${instant} not null
    )${strict}`,
  ],
};
