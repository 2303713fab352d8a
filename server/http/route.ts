import type * as z from 'zod/mini';
import type { Access, Cookies, StaffMember } from '../guards/access.ts';
import type { LimitName } from '../guards/limits.ts';
import type { OriginClaim } from '../guards/origin.ts';
import type { VisitorSource } from '../location/visitor-source.ts';
import type { EventStream } from './event-stream.ts';
import type { RefusalCode } from './refusal.ts';
import type { PageFill } from './shells/fill-page.ts';
import type { ShellName } from './shells/shell-names.ts';

export type FilledPage = PageFill & { of: ShellName | `/${string}` };

/** A filled page, compressed. */
export type PackedPage = { br: Uint8Array; gzip: Uint8Array };

/** Set `HttpOnly`, `SameSite=Strict`, for the whole site, and `Secure` on https. */
export type Cookie = {
  name: string;
  /** Empty: deletes the cookie. */
  value: string;
  /** Absent: until the browser closes. */
  maxAgeSeconds?: number;
};

/** A handler's answer. Scripts get `json`; browsers `seeOther` or `page` if set. */
export type Reply = {
  status: number;
  json?: unknown;
  text?: string;
  page?: FilledPage;
  /** A page filled elsewhere, of the shell's styles. */
  packed?: PackedPage & { of: ShellName };
  /** Redirect (303) after a form post without JavaScript, so that reloading does not repeat it (decision 43). */
  seeOther?: string;
  /** Sends events instead of a body until the promise settles. An error before the first event becomes a refusal. */
  events?: (out: EventStream) => Promise<void>;
  /** For a body that does not fit into memory. */
  pieces?: AsyncIterable<string>;
  headers?: Record<string, string>;
  cookies?: readonly Cookie[];
};

export type Exchange = {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  cookies: Cookies;
  claim: OriginClaim;
  authorization: string | undefined;
  source: VisitorSource;
  wantsEvents: boolean;
  /** Aborts if the caller disconnects before the answer ends. */
  gone(): AbortSignal;
  agent: string | undefined;
  unattended: boolean;
  /** Set on `staff` routes only. */
  staff: StaffMember | undefined;
};

export type WriteExchange<Body> = Exchange & {
  body: Body;
  idempotencyKey: string | undefined;
  /** Reasons for quarantine, or []. */
  suspicion: string[];
};

type RouteBase = {
  /** In Express's syntax. */
  path: string;
  summary: string;
  access: Access;
  /** Refusal of pages without access; default `origin-refused`. */
  foreignPage?: RefusalCode;
  /** `uncounted`: must answer in any state and costs nothing. */
  limit: LimitName | 'uncounted';
  /** For the API's description: the usual answer; refusals of this route alone; the key that it needs. */
  answer?: DescribedAnswer;
  otherAnswers?: readonly DescribedAnswer[];
  refuses?: readonly RefusalCode[];
  bearer?: 'conversation' | 'metrics';
};

export type DescribedAnswer = {
  status: number;
  about: string;
  type?: 'application/json' | 'text/event-stream' | 'text/plain' | 'text/csv' | 'text/calendar';
  schema?: z.ZodMiniType;
};

export type ReadRoute = RouteBase & {
  method: 'GET';
  /** Parameters of the query and what they are, for the API's description. */
  query?: Readonly<Record<string, string>>;
  forPeople?: true;
  handle(exchange: Exchange): Reply | Promise<Reply>;
};

export type BodyContract<Body> = {
  /** With more than one, `choose` picks. */
  schemas: readonly [z.ZodMiniType<Body>, ...z.ZodMiniType<Body>[]];
  choose?(raw: unknown): z.ZodMiniType<Body>;
  /** By name, for the API's description. */
  examples?: Readonly<Record<string, unknown>>;
  /** A body in the query (an RFC 8058 body has no content). */
  inAddress?(query: URLSearchParams): unknown;
  /** Shows errors of a form posted without JavaScript; absent: the general error page. */
  refusedForm?(raw: unknown): ShellName;
};

export type WriteRoute<Body = unknown> = RouteBase & {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  access: Exclude<Access, 'public'>;
  /** Absent: no body is read. */
  body?: BodyContract<Body>;
  /** A mailed link or session is proof enough. */
  judged: boolean;
  handle(exchange: WriteExchange<Body>): Reply | Promise<Reply>;
};

export type Route = ReadRoute | WriteRoute;

/** Erases the body type, so that all routes fit one table. */
export function writeRoute<Body>(route: WriteRoute<Body>): WriteRoute {
  return route;
}
