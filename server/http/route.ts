import type * as z from 'zod/mini';
import type { Access, Cookies, StaffMember } from '../guards/access.ts';
import type { LimitName } from '../guards/limits.ts';
import type { OriginClaim } from '../guards/origin.ts';
import type { VisitorSource } from '../location/visitor-source.ts';
import type { EventStream } from './event-stream.ts';
import type { RefusalCode } from './refusal.ts';
import type { PageFill } from './shells/fill-page.ts';
import type { ShellName } from './shells/shell-names.ts';

/** A page that the server fills: a shell, or a page of the site by its path; and what goes into it. */
export type FilledPage = PageFill & { of: ShellName | `/${string}` };

/** Set `HttpOnly`, `SameSite=Strict`, for the whole site, and `Secure` where the site is https. */
export type Cookie = {
  name: string;
  /** An empty value deletes the cookie. */
  value: string;
  /** Absent: until the browser is closed. */
  maxAgeSeconds?: number;
};

/** What a handler answers. A script gets `json`; a person's browser `seeOther` or `page` where there is one. */
export type Reply = {
  status: number;
  json?: unknown;
  text?: string;
  page?: FilledPage;
  /** Where a form post without JavaScript is sent by 303, so that a reload posts nothing again (decision 43). */
  seeOther?: string;
  /**
   * Writes a stream of events in place of a body. What it throws before the first one is answered as a refusal; the
   * stream ends when it settles.
   */
  events?: (out: EventStream) => Promise<void>;
  /** A body that is sent piece by piece, because all of it would fill the memory. */
  pieces?: AsyncIterable<string>;
  headers?: Record<string, string>;
  cookies?: readonly Cookie[];
};

/** What a handler may know of a request. */
export type Exchange = {
  /** Values of the path's `:name` segments. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  cookies: Cookies;
  /** Where the request comes from. */
  claim: OriginClaim;
  authorization: string | undefined;
  /** Which connection the request came by, for what depends on the visitor's place. */
  source: VisitorSource;
  /** Whether the caller asks for a stream of events. */
  wantsEvents: boolean;
  /** Gives a signal that is aborted when the caller goes before the answer is whole. */
  gone(): AbortSignal;
  /** What the browser says that it is. */
  agent: string | undefined;
  /** Whether the staff page says that no person caused the request. */
  unattended: boolean;
  /** Who is signed in; always set on a `staff` route, never on another. */
  staff: StaffMember | undefined;
};

export type WriteExchange<Body> = Exchange & {
  body: Body;
  idempotencyKey: string | undefined;
  /** Why the spam guards hold the request back for a person to look at; empty: they do not. */
  suspicion: string[];
};

/** What every call states: where it is, who may call it and how often. */
type Call = {
  /** As Express reads it; `:name` is a parameter. */
  path: string;
  summary: string;
  access: Access;
  /** What a page is told that may not call it; absent: `origin-refused`. */
  foreignPage?: RefusalCode;
  /** `uncounted` is for what must answer in any state and costs nothing. */
  limit: LimitName | 'uncounted';
};

export type ReadRoute = Call & {
  method: 'GET';
  /** Errors are pages for people, not JSON. */
  forPeople?: true;
  handle(exchange: Exchange): Reply | Promise<Reply>;
};

/** How a write's body is read. */
export type BodyContract<Body> = {
  /** Every schema that a body may have. With more than one, `choose` says which. */
  schemas: readonly [z.ZodMiniType<Body>, ...z.ZodMiniType<Body>[]];
  choose?(raw: unknown): z.ZodMiniType<Body>;
  /** What the address says in place of a body (RFC 8058 posts a body without content). */
  inAddress?(query: URLSearchParams): unknown;
  /** The shell that shows the errors of a form posted without JavaScript; absent: the general error page. */
  refusedForm?(raw: unknown): ShellName;
};

export type WriteRoute<Body = unknown> = Call & {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  access: Exclude<Access, 'public'>;
  /** Absent: no body is read. */
  body?: BodyContract<Body>;
  /** Whether the spam guards judge the body: for what a visitor writes. A mailed link or a session is proof enough. */
  judged: boolean;
  handle(exchange: WriteExchange<Body>): Reply | Promise<Reply>;
};

export type Route = ReadRoute | WriteRoute;

/** A write with the type of its body erased, so that all routes fit one table. */
export function writeRoute<Body>(route: WriteRoute<Body>): WriteRoute {
  return route;
}
