import * as z from 'zod/mini';
import type { ColleagueItem } from '../../../shared/staff/colleagues.ts';
import type { PasskeyItem, PasskeysAnswer } from '../../../shared/staff/passkeys.ts';
import {
  type AuditItem,
  type AuthenticatorAnswer,
  type SessionItem,
  type SessionStage,
  type SignInAnswer,
  type StaffAnswer,
  staffRoles,
} from '../../../shared/staff/staff.ts';

/** Answers to staff, for the API's description. */

const sessionStageSchema = z.enum(['code', 'full', 'password', 'authenticator']) satisfies z.ZodMiniType<SessionStage>;

export const signInAnswerSchema = z.object({
  next: sessionStageSchema,
  recoveryCodes: z.optional(z.array(z.string())),
}) satisfies z.ZodMiniType<SignInAnswer>;

export const authenticatorAnswerSchema = z.object({
  secret: z.string(),
  picture: z.string(),
}) satisfies z.ZodMiniType<AuthenticatorAnswer>;

export const colleagueItemSchema = z.object({
  id: z.number(),
  email: z.string(),
  name: z.nullable(z.string()),
  role: z.enum(staffRoles),
  addedAt: z.number(),
  authenticator: z.boolean(),
  invited: z.boolean(),
  isMe: z.boolean(),
}) satisfies z.ZodMiniType<ColleagueItem>;

const passkeyItemSchema = z.object({
  id: z.number(),
  name: z.string(),
  createdAt: z.number(),
  usedAt: z.nullable(z.number()),
}) satisfies z.ZodMiniType<PasskeyItem>;

export const passkeysAnswerSchema = z.object({
  available: z.boolean(),
  passkeys: z.array(passkeyItemSchema),
}) satisfies z.ZodMiniType<PasskeysAnswer>;

export const auditItemSchema = z.object({
  id: z.number(),
  at: z.number(),
  who: z.string(),
  action: z.string(),
  about: z.nullable(z.string()),
  detail: z.nullable(z.string()),
}) satisfies z.ZodMiniType<AuditItem>;

export const sessionItemSchema = z.object({
  id: z.number(),
  startedAt: z.number(),
  seenAt: z.number(),
  browser: z.string(),
  current: z.boolean(),
}) satisfies z.ZodMiniType<SessionItem>;

export const staffAnswerSchema = z.object({
  email: z.string(),
  role: z.enum(staffRoles),
  name: z.nullable(z.string()),
  signature: z.nullable(z.string()),
  recoveryCodesLeft: z.number(),
  authenticator: z.boolean(),
}) satisfies z.ZodMiniType<StaffAnswer>;
