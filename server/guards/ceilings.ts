/**
 * What is dear for everybody together, whoever asks (limits.ts counts each address). Above a ceiling the answer is 503
 * with `Retry-After`, or a request is kept without an email. `/metrics` counts it; staff get one email a day.
 */
export type Ceilings = {
  passwordChecks: Turns;
  searches: Turns & {
    /** Pages of results that are kept. */
    kept: number;
  };
  mails: Told & { anHour: number; domainAnHour: number };
};

export type CeilingName = keyof Ceilings;

type Told = {
  reason: string;
  /** Subject of the notice to staff. */
  title: string;
  /** What happens, and what to do. */
  notice: string;
};

/** Work of which only some is done at a time. */
export type Turns = Told & {
  atOnce: number;
  /** Beyond this, work is refused. */
  waiting: number;
  retryAfterSeconds: number;
};

export const ceilings: Ceilings = {
  passwordChecks: {
    atOnce: 2,
    waiting: 8,
    retryAfterSeconds: 5,
    reason:
      'Argon2id takes 30 ms of a core, on the four threads that also read every page from the disk: two are left for pages.',
    title: 'Very many sign-ins at once',
    notice:
      'More passwords were tried at once than the server checks, so some sign-ins were refused. Somebody may be guessing passwords. Open sessions go on, and passkeys still work.',
  },
  searches: {
    atOnce: 2,
    waiting: 8,
    retryAfterSeconds: 5,
    kept: 300,
    reason:
      'A search and its page take 10 to 30 ms of a core, in a thread of their own: two keep it busy. Kept pages are 20 kB each.',
    title: 'Very many searches at once',
    notice:
      'More was searched for at once than the server answers, so some visitors without a script were asked to try again. The search of visitors with a script goes on: it needs no server.',
  },
  mails: {
    anHour: 200,
    domainAnHour: 20,
    reason:
      'Every automatic email goes to an address that a stranger typed. On a busy day we send a few dozen; a company’s people ask for a few; a catch-all mailbox gets all of its domain.',
    title: 'Very many automatic emails',
    notice:
      'Within an hour more automatic emails were asked for than we send, to all addresses or to one domain. Somebody may be using our forms to fill strangers’ mailboxes. Requests are kept without a confirmation email, and each says so; please answer the real ones yourself.',
  },
};

/** How often readiness is looked at (ms); callers in between get the same answer. */
export const readinessProbe = {
  every: 1_000,
  roomEvery: 60_000,
  reason: 'A probe writes a row and waits for the disk; the check of PostgreSQL’s room writes 2 MB.',
};
