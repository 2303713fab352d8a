import type { Generated, Selectable } from 'kysely';
import type { LinkKind } from '../../shared/staff/colleagues.ts';
import type { SessionStage, StaffRole } from '../../shared/staff/staff.ts';
import type { Tables } from '../database/columns/columns.ts';
import type { Instant } from '../database/columns/instant.ts';

export type StaffTable = {
  id: Generated<number>;
  /** Lower case. */
  email: string;
  role: StaffRole;
  /** Argon2id with parameters. */
  password_hash: string;
  /** 1: must be replaced at the first sign-in. */
  one_time: number;
  /** When a one-time password ends. */
  one_time_until: Generated<Instant | null>;
  /** Base32; null without an authenticator. */
  totp_secret: string | null;
  /** Time step of the last code, which must not be used again. */
  totp_step: number | null;
  /** Wrong codes since a moment, from all IP addresses. */
  tries: number;
  tries_since: Instant;
  created_at: Instant;
  revoked_at: Instant | null;
  /** `Sam Lee`; null until set. */
  name: Generated<string | null>;
  /** Below the replies by email. */
  signature: Generated<string | null>;
  /** When a password was first chosen; null: invited. */
  chosen_at: Generated<Instant | null>;
  /** Shown to visitors in the chat; null until they first join one. */
  chat_name: Generated<string | null>;
  /** 1: gets the weekly email. */
  weekly_figures: Generated<number>;
};

export type StaffCodeTable = {
  id: Generated<number>;
  staff_id: number;
  /** SHA-256. */
  code_hash: string;
  used_at: Instant | null;
};

/** The private key stays on the device or in a password manager. */
export type PasskeyTable = {
  id: Generated<number>;
  staff_id: number;
  /** Base64url, chosen by the device. */
  credential_id: string;
  /** COSE key. */
  public_key: string;
  /** Signature counter; always 0 for password managers. */
  counter: number;
  name: string;
  created_at: Instant;
  used_at: Instant | null;
};

export type PasskeyChallengeTable = {
  id: Generated<number>;
  /** The session that adds a passkey, or the SHA-256 of the cookie of the browser that signs in. */
  bound_to: string;
  /** 256 random bits, base64url. */
  challenge: string;
  name: string | null;
  expires_at: Instant;
};

/** A mailed link; its address is signed, not stored. */
export type StaffLinkTable = {
  id: Generated<number>;
  staff_id: number;
  kind: LinkKind;
  made_at: Instant;
  expires_at: Instant;
  used_at: Instant | null;
};

export type StaffSessionTable = {
  id: Generated<number>;
  /** SHA-256 of the cookie, so a copy of the database opens no session. */
  token_hash: string;
  staff_id: number;
  stage: SessionStage;
  new_secret: string | null;
  /** `User-Agent`, unverified. */
  agent: string | null;
  started_at: Instant;
  /** The last request caused by a person, to the minute. */
  seen_at: Instant;
  ended_at: Instant | null;
};

export type PresenceTable = {
  id: string;
  staff_id: number;
  place: string;
  seen_at: Instant;
  writing_at: Instant | null;
};

export type StaffRow = Selectable<StaffTable>;
export type StaffSessionRow = Selectable<StaffSessionTable>;

export const staffTables: Tables = ({ id, reference, instant, strict }) => [
  `create table staff (
    id ${id},
    email text not null unique,
    role text not null,
    password_hash text not null,
    one_time integer not null,
    one_time_until ${instant},
    totp_secret text,
    totp_step ${instant},
    tries integer not null,
    tries_since ${instant} not null,
    created_at ${instant} not null,
    revoked_at ${instant},
    name text,
    signature text,
    chosen_at ${instant},
    chat_name text,
    weekly_figures integer not null default 0
  )${strict}`,

  `create table staff_codes (
    id ${id},
    staff_id ${reference} not null references staff (id),
    code_hash text not null,
    used_at ${instant}
  )${strict}`,
  'create index staff_codes_by_staff on staff_codes (staff_id)',

  `create table staff_links (
    id ${id},
    staff_id ${reference} not null references staff (id),
    kind text not null,
    made_at ${instant} not null,
    expires_at ${instant} not null,
    used_at ${instant}
  )${strict}`,
  'create index staff_links_by_staff on staff_links (staff_id)',

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
  'create index passkey_challenges_by_end on passkey_challenges (expires_at)',

  `create table presences (
    id text primary key,
    staff_id ${reference} not null references staff (id),
    place text not null,
    seen_at ${instant} not null,
    writing_at ${instant}
  )${strict}`,
];
