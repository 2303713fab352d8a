import type { Generated } from 'kysely';
import type { SessionStage, StaffRole } from '../../widgets/contract/staff.ts';
import type { Instant } from './instant.ts';

/** Accounts of staff, their sessions, and what they did. */

/** A person who may sign in at /admin. */
export type StaffTable = {
  id: Generated<number>;
  /** Lower case. */
  email: string;
  role: StaffRole;
  /** Argon2id, with its parameters. */
  password_hash: string;
  /** 1: the password was printed for its owner, who has to choose another at the first sign-in. */
  one_time: number;
  /** Base32; null while no authenticator is set up. */
  totp_secret: string | null;
  /** The 30 seconds whose code was used last: a code that was looked at over a shoulder serves nobody again. */
  totp_step: number | null;
  /** Wrong codes since a moment, whichever address they came from. */
  tries: number;
  tries_since: Instant;
  created_at: Instant;
  revoked_at: Instant | null;
  /** How visitors see them in the chat; null until they first join one. */
  chat_name: Generated<string | null>;
  /** 1: gets the five numbers of each week by mail. */
  weekly_figures: Generated<number>;
};

/** A recovery code, for who has lost the authenticator. */
export type StaffCodeTable = {
  id: Generated<number>;
  staff_id: number;
  /** SHA-256. */
  code_hash: string;
  used_at: Instant | null;
};

/** A passkey: what signs in without a password. The private key never leaves its owner's device or password manager. */
export type PasskeyTable = {
  id: Generated<number>;
  staff_id: number;
  /** Base64url, chosen by the device. */
  credential_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** How often the device says that it has signed; always 0 where a password manager keeps it. */
  counter: number;
  /** Given by its owner. */
  name: string;
  created_at: Instant;
  used_at: Instant | null;
};

/** What a device is asked to sign, once. */
export type PasskeyChallengeTable = {
  id: Generated<number>;
  /** The session that adds a passkey, or the SHA-256 of the cookie of the browser that signs in. */
  bound_to: string;
  /** 256 random bits, base64url. */
  challenge: string;
  /** Of the passkey that is being added. */
  name: string | null;
  expires_at: Instant;
};

export type StaffSessionTable = {
  id: Generated<number>;
  /** SHA-256 of the cookie: a copy of the database opens no session. */
  token_hash: string;
  staff_id: number;
  stage: SessionStage;
  /** The authenticator secret that is being set up. */
  new_secret: string | null;
  /** What the browser says that it is. */
  agent: string | null;
  started_at: Instant;
  /** The last request that a person caused, to the minute. */
  seen_at: Instant;
  ended_at: Instant | null;
};

/** What a colleague has open in one tab of the staff page. */
export type PresenceTable = { id: string; staff_id: number; place: string; seen_at: Instant };

/** What staff did. The database refuses to change or delete a row. */
export type AuditTable = {
  id: Generated<number>;
  at: Instant;
  staff_id: number | null;
  /** The account's email, which stays readable when the account has gone. */
  who: string;
  action: string;
  /** A lead's reference, an account, a list: nothing that tells of a visitor. */
  about: string | null;
  detail: string | null;
};
