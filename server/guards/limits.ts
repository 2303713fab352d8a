import { type Ceilings, ceilings } from './ceilings.ts';

/** Requests per address (IPv4, or IPv6 /64) in `seconds`. */
export type Limit = {
  points: number;
  /** Of a whole network (IPv4 /24, or IPv6 /48), which one customer of a provider may have. */
  networkPoints?: number;
  seconds: number;
  reason: string;
};

/** Above this count refusals are a few words, because the error page costs milliseconds. */
export const farOver = ({ points }: Limit): number => 2 * points;

export const limits = {
  contacts: {
    points: 30,
    networkPoints: 120,
    seconds: 600,
    reason:
      'An office of thirty behind one address may all write within ten minutes; a script that floods staff may not, from any address of its network: each request is an email to them.',
  },
  chat: {
    points: 60,
    networkPoints: 240,
    seconds: 600,
    reason:
      'A quick talker sends a message every ten seconds; an office behind one address has a few such at a time. An answer takes 10 to 60 milliseconds of the thread that sends every page.',
  },
  chatDay: {
    points: 600,
    networkPoints: 2_400,
    seconds: 86_400,
    reason: 'With a language model each answer costs money; no office asks the assistant six hundred times a day.',
  },
  modelAnswers: {
    points: 60,
    networkPoints: 120,
    seconds: 86_400,
    reason:
      'An answer of the language model takes about 2,000 tokens: an address may spend a quarter of the usual budget of a day, a network half. Above that our own content answers.',
  },
  chatCalls: {
    points: 240,
    networkPoints: 2_400,
    seconds: 600,
    reason: 'Reading, thumbs and the live connection of the chat: a call or two each time a page opens.',
  },
  emailMe: {
    points: 12,
    networkPoints: 60,
    seconds: 600,
    reason: 'Every accepted request sends an email to an address the caller chose.',
  },
  newsletter: {
    points: 12,
    networkPoints: 60,
    seconds: 600,
    reason: 'Every accepted request can send an email to an address the caller chose.',
  },
  mailedLinks: {
    points: 60,
    networkPoints: 600,
    seconds: 600,
    reason:
      'Mail scanners and one-click services press many links from one address; guessing 256-bit tokens is hopeless. A page takes up to 5 milliseconds.',
  },
  calls: {
    points: 12,
    networkPoints: 20,
    seconds: 86_400,
    reason:
      'Booking, moving and cancelling the time of a call: each change is an email to staff, and a network may not use up what all book in a day (ceilings.ts). A person changes a few times; an office behind one address books a few calls a day.',
  },
  receipts: {
    points: 240,
    networkPoints: 1_200,
    seconds: 600,
    reason: 'One look after each form post, and its reloads; guessing references tells times and nothing of anybody.',
  },
  formToken: {
    points: 120,
    seconds: 60,
    reason: 'One call for each form a visitor touches; it costs one HMAC.',
  },
  events: {
    points: 60,
    networkPoints: 600,
    seconds: 60,
    reason:
      'One call for each page that is left: an office of thirty leaves two each in a minute. Each can invent sixty counts.',
  },
  search: {
    points: 20,
    networkPoints: 120,
    seconds: 60,
    reason:
      'A search costs 10 to 30 milliseconds of a core; people with a script get their results without asking the server.',
  },
  signIn: {
    points: 10,
    networkPoints: 50,
    seconds: 900,
    reason:
      'A person mistypes a password or a code a few times. A guesser has ten tries in 15 minutes, and fifty with all addresses of a network.',
  },
  forgotten: {
    points: 6,
    networkPoints: 20,
    seconds: 86_400,
    reason:
      'Anyone can have a link mailed to a colleague, again every five minutes: a mailbox would get hundreds a day. Someone who has forgotten a password asks once or twice; an office behind one address does so a few times a day.',
  },
  passkeyChallenge: {
    points: 60,
    networkPoints: 120,
    seconds: 900,
    reason:
      'One each time the button is pressed. It reveals nothing, but adds a row that is kept for five minutes; without a limit a network could add millions.',
  },
  staff: {
    points: 3000,
    seconds: 60,
    reason: 'An office of ten who page quickly through leads; each answer costs a few milliseconds.',
  },
  foreign: {
    points: 60,
    seconds: 600,
    reason:
      'What pages of other sites send, which is refused. Counted apart: such a page would use up the allowance of who visits it, of the sign-in too.',
  },
  open: {
    points: 1200,
    seconds: 60,
    reason: 'Machine-readable answers without a cost; the limit only stops a runaway loop.',
  },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** The proxy limits connections per address (docs/deploy/nginx.conf). */
export type ConnectionLimits = {
  /** Further connections are closed unread. */
  most: number;
  requests: number;
  /** Seconds without a byte in either direction. */
  idleSeconds: number;
  /** Streams of events at a time, of one staff session and of visitors. */
  streams: { ofSession: number; ofAddress: number; ofNetwork: number; all: number };
  reason: string;
};

export const connectionLimits: ConnectionLimits = {
  most: 2_000,
  requests: 1_000,
  idleSeconds: 75,
  streams: { ofSession: 30, ofAddress: 100, ofNetwork: 200, all: 1_000 },
  reason:
    'A proxy opens one connection for each request under way. nginx also asks 1,000 times on one. Slow phones stall for seconds; a kept-alive connection is closed after 65. A chat listens only while a person may answer; half of the connections are left for pages.',
};

export type LimitTable = { limits: Record<LimitName, Limit>; connections: ConnectionLimits; ceilings: Ceilings };

export const defaultLimitTable: LimitTable = { limits, connections: connectionLimits, ceilings };
