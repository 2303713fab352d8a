import type * as z from 'zod/mini';
import { fieldErrors } from '../../widgets/contract/http.ts';
import type { LimitName } from '../guards/limits.ts';
import type { GuardFields, Judgement } from '../guards/suspicion.ts';
import { Refusal } from './refusal.ts';
import type { Services } from './services.ts';
import type { FormFill } from './shells/fill-form.ts';
import type { FoundItem } from './shells/fill-results.ts';
import type { ShellName } from './shells/shell-names.ts';

/** A page that the server fills: a shell of the build, and what goes into it. */
export type ShellPage = {
  shell: ShellName;
  status: number;
  /** Text for `[data-slot]` elements. */
  slots?: Record<string, string>;
  /** Values of hidden inputs. */
  hidden?: Record<string, string>;
  /** What stands in the main part's fields, by name. */
  typed?: Record<string, string>;
  /** What was found. */
  results?: readonly FoundItem[];
  /** A form that shows what is wrong with what was typed. */
  form?: FormFill;
  /** Makes its title from the build's. */
  title?: (own: string) => string;
};

/** What a handler answers: JSON, plain text or a page. A write gives both JSON and a page. */
export type Reply = {
  status: number;
  json?: unknown;
  text?: string;
  page?: ShellPage;
  headers?: Record<string, string>;
};

/** What stands between the network and a handler. No route is without. */
export type Guards = {
  /** `uncounted` is for the one route that must answer whatever state everything else is in. */
  limit: LimitName | 'uncounted';
  /**
   * `ours`: only our pages, and callers that are no browser. `partners`: also the pages of `EMBED_ORIGINS`, which
   * may read the answer. `anyone`: any page may ask.
   */
  origin: 'ours' | 'partners' | 'anyone';
};

/** What a handler may know of a request. */
export type Exchange = {
  services: Services;
  query: URLSearchParams;
  origin: string | undefined;
  host: string | undefined;
  fetchSite: string | undefined;
  authorization: string | undefined;
  /** Requests that this address made within the limit's window. */
  used: number;
};

export type WriteExchange<Body> = Exchange & Judgement & { body: Body; idempotencyKey: string | undefined };

type Described = { path: string; summary: string; guards: Guards };

export type ReadRoute = Described & {
  method: 'GET';
  /** Errors are pages for people, not JSON. */
  forPeople?: true;
  handle(exchange: Exchange): Reply | Promise<Reply>;
};

/** How a write's body is read. */
export type BodyContract<Body> = {
  /** Every schema a body may have, for the API's description. */
  schemas: readonly z.ZodMiniType<Body>[];
  choose(raw: unknown): z.ZodMiniType<Body>;
  /** What the address itself says in place of a body (RFC 8058 posts a body that says nothing). */
  inAddress?(query: URLSearchParams): unknown;
  /** The form that shows the errors of a body posted without JavaScript; none: the general error page. */
  form?(raw: unknown): ShellName;
};

type Write<Body> = Described & {
  method: 'POST';
  body: BodyContract<Body>;
  handle(exchange: WriteExchange<Body>): Promise<Reply>;
};

/** A write in the table: its kind of body is known to itself alone. */
export type WriteRoute = Described & {
  method: 'POST';
  body: Omit<BodyContract<unknown>, 'choose'>;
  /** Reads a raw body. Throws `invalid-fields`. */
  read(raw: unknown): { guardFields: GuardFields; handle(exchange: WriteContext): Promise<Reply> };
};

type WriteContext = Omit<WriteExchange<unknown>, 'body'>;

export type Route = ReadRoute | WriteRoute;

/** A write that keeps a visitor's words: its body carries what the judge looks at. */
export function judgedWrite<Body extends GuardFields>(route: Write<Body>): WriteRoute {
  return { ...route, read: (raw) => bind(route, raw, (body) => body) };
}

/** A write that a mailed link authorizes: its token is the proof, there is nothing to judge. */
export function linkWrite<Body>(route: Write<Body>): WriteRoute {
  return { ...route, read: (raw) => bind(route, raw, () => ({})) };
}

function bind<Body>(route: Write<Body>, raw: unknown, guardFields: (body: Body) => GuardFields) {
  const parsed = route.body.choose(raw).safeParse(raw);
  if (!parsed.success) throw new Refusal('invalid-fields', { fields: fieldErrors(parsed.error) });
  const body = parsed.data;
  return {
    guardFields: guardFields(body),
    handle: (exchange: WriteContext) => route.handle({ ...exchange, body }),
  };
}
