/**
 * Bounds on expensive work for all callers together (limits.ts counts each address). Above a ceiling the answer is 503
 * with `Retry-After`, or a request is kept without an email. `/metrics` counts it; staff get one email a day.
 */
export type Ceilings = {
  passwordChecks: Turns;
  searches: Turns & {
    /** Pages of results that are kept. */
    kept: number;
  };
  /** Answers of our own content. */
  answers: Turns;
  /** Wrong codes for one account (session-rules.ts), after which those of its authenticator count no more for a while. */
  codes: Told;
  mails: Told & { anHour: number; domainAnHour: number; networkAnHour: number };
  /** Bytes that a day may store, a number for each kind: suspicious requests, requests that no colleague has taken, and those below. */
  bytes: Told & {
    suspicious: number;
    unowned: number;
    /** Messages and answers of the chat. */
    chats: number;
    /** Requests for the newsletter, whose addresses are not confirmed yet. */
    signups: number;
    /** Emails that come in: above the ceiling their first words are kept. */
    emails: number;
    /** Requests of at most this many bytes are accepted above the ceiling, up to `shortTimes` the ceiling. */
    short: number;
    shortTimes: number;
    retryAfterSeconds: number;
  };
  /** Requests that are made of emails which come in. */
  incoming: Told & { anHour: number };
  /** New calls within `within` ms hold at most this share of a fortnight's times. */
  calls: Told & { share: number; within: number };
  /** Different rows of an event that a day counts; above that only those of our pages and forms. */
  counts: Told & { ofEvent: number };
  /** The share of the disk that should be free, and how often it is checked (ms). */
  disk: Told & { leastFree: number; every: number };
};

export type CeilingName = keyof Ceilings;

type Told = {
  reason: string;
  /** Subject of the notice to staff. */
  title: string;
  /** What happens, and what to do. */
  notice: string;
};

/** Work that takes turns: only some is done at a time. */
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
      'More searches came in at once than the server answers, so some visitors without JavaScript were asked to try again. Search in browsers with JavaScript still works: it needs no server.',
  },
  answers: {
    atOnce: 2,
    waiting: 20,
    retryAfterSeconds: 5,
    reason: 'Answering a message from our own content takes 10 to 60 ms of the thread that sends every page.',
    title: 'Very many messages to the assistant at once',
    notice:
      'The assistant got more messages at once than the server answers, so some visitors were asked to try again. Pages and forms still work. The newest chats show who writes.',
  },
  codes: {
    reason:
      'Someone who tries codes knows the password. At twenty per 15 minutes one succeeds within a few months, unless the password is changed.',
    title: 'Somebody tries codes of a staff account',
    notice:
      'After the right password of a colleague, twenty wrong codes were tried within a quarter of an hour. The audit log names the account, under "sign-in refused". If it was not the colleague: somebody knows the password, so please have it changed now, under "Your account". Until then recovery codes and passkeys let the colleague in.',
  },
  mails: {
    anHour: 200,
    domainAnHour: 20,
    networkAnHour: 40,
    reason:
      'Every automatic email goes to an address that a stranger typed. On a busy day we send a few dozen; a company’s people ask for a few; a catch-all mailbox gets all of its domain. One network cannot use up what is for all.',
    title: 'Very many automatic emails',
    notice:
      'Within an hour more automatic emails were asked for than we send, to all addresses, to one domain or from one network. Somebody may be using our forms to fill strangers’ mailboxes. Requests by form are kept without a confirmation email, and each says so; please answer the real ones yourself. People who asked for the newsletter are asked to try again later.',
  },
  bytes: {
    suspicious: 5_000_000,
    unowned: 20_000_000,
    chats: 10_000_000,
    signups: 1_000_000,
    emails: 10_000_000,
    short: 4_000,
    shortTimes: 5,
    retryAfterSeconds: 3_600,
    reason:
      'A request is 24 kB at most, and 1 kB as people write: room for 20,000; a day of chats is 1 MB. Without a ceiling one address fills 103 MB a day, one network all of the disk, and as much of every backup.',
    title: 'Very many or very long requests',
    notice:
      'Today’s requests by form, chat or newsletter take more room than a day may fill, so further long ones are refused until midnight (UTC), and short ones too if there are very many; visitors are asked to try later or to call. Of long emails that come in only the beginning is kept; the mailbox has all of them. Somebody may be filling the disk. Please look at the newest requests, and block whoever sends them.',
  },
  incoming: {
    anHour: 60,
    reason: 'Anyone can send emails, under any name; each becomes a request, and an email to staff.',
    title: 'Very many emails that became requests',
    notice:
      'Within an hour more emails came in that belong to no request than we turn into requests, so the others are only in the mailbox. Somebody may be flooding it. Please look there for people who need an answer.',
  },
  calls: {
    share: 0.25,
    within: 24 * 60 * 60_000,
    reason:
      'Anyone may book in any name, and no address is confirmed before. A company books a few calls a day; a quarter of a fortnight is forty and more.',
    title: 'Very many calls booked in a day',
    notice:
      'Within a day a quarter of the next two weeks’ times for calls were booked, so further ones are not held. The requests are kept, and each says which time was asked for; visitors are told that we will be in touch as promised. Somebody may be filling the calendar: please look at the newest calls. Marking a request as spam frees its time.',
  },
  counts: {
    ofEvent: 1_000,
    reason:
      'Anyone can invent a count; a row is 345 bytes and stays for 24 months. A busy day has some hundreds of each event.',
    title: 'Very many different counts',
    notice:
      'Today there were more different counts than a day stores, so new ones are stored without their details. Somebody may be inventing visits, so today’s figures are less reliable. Our own pages and forms are counted as always.',
  },
  disk: {
    leastFree: 0.2,
    every: 10 * 60_000,
    reason: 'A full disk keeps no lead. At a fifth there is time to act: readiness ends only at 64 MiB.',
    title: 'The disk is filling up',
    notice:
      'Less than a fifth of the disk with our data is free. When it is full, no request can be kept. Please make room, or look at what grows: database, backups, emails in the outbox.',
  },
};

/** How often readiness is checked (ms); callers in between get the same answer. */
export const readinessProbe = {
  every: 1_000,
  roomEvery: 60_000,
  reason: 'A probe writes a row and waits for the disk; the check of PostgreSQL’s room writes 2 MB.',
};
