import { chatMessages } from '../../shared/chat/chat-rules.ts';
import { company } from '../../shared/company/company.ts';
import type { ErrorAnswer } from '../../shared/http.ts';

const callUs = `call us at ${company.phone.display}`;

type RefusalKind = readonly [status: number, title: string, message: string];

const unread = 'We could not read that';
const ourSide = 'Something went wrong';

const kinds = {
  'malformed-body': [400, unread, 'The request could not be read. Check its format and send it again.'],
  'bad-idempotency-key': [400, unread, 'The Idempotency-Key header must be a UUID.'],
  unauthorized: [401, 'Please sign in', 'This is for our staff. Sign in and try again.'],
  'sign-in-refused': [
    401,
    'That did not work',
    'The email and password do not belong together, or there were too many tries. Check both, or wait 15 minutes.',
  ],
  'code-refused': [
    401,
    'That did not work',
    'This code is not right, or was used before. Wait until your app shows the next one. After many wrong codes, wait 15 minutes.',
  ],
  'passkey-refused': [
    401,
    'That did not work',
    'This passkey did not let you in. Try again and unlock it with your PIN, fingerprint or face, or sign in with your password.',
  ],
  'link-over': [
    401,
    'This link is over',
    'This link has been used or has ended. “Forgot your password?” on the sign-in page sends another.',
  ],
  'sign-in-over': [401, 'Please sign in again', 'This took longer than 15 minutes. Sign in again from the start.'],
  forbidden: [403, 'Not for your role', 'Your role does not allow this. Ask an administrator.'],
  'origin-refused': [
    403,
    'This form cannot be used from there',
    'This page may not use our forms. Please use the form on our own site.',
  ],
  // 403 on the chat's path would mean the country.
  'origin-unlisted': [
    400,
    'The assistant cannot be used from there',
    'This page may not use our assistant. Please use it on our own site.',
  ],
  'unknown-conversation': [
    404,
    'This conversation has ended',
    'We do not have this conversation any more. Please begin a new one.',
  ],
  'not-found': [404, 'There is nothing here', 'There is nothing at this address.'],
  'method-not-allowed': [405, 'That does not work here', 'This address does not take that kind of request.'],
  conflict: [409, ourSide, 'This request was already sent with other content. Please send it as a new one.'],
  'changed-meanwhile': [
    409,
    'A colleague was faster',
    'A colleague changed this lead since you opened it. You see it as it is now; make your change again if it is still right.',
  ],
  'answered-meanwhile': [
    409,
    'A colleague has answered',
    'A colleague has answered this person since you began to write. Nothing was sent. Read their answer below, then decide whether to send yours too.',
  ],
  'reply-sent': [409, 'It has been sent', 'The email is already on its way and cannot be taken back.'],
  'reply-gone': [
    409,
    'An earlier text went out',
    'Your email went out as you sent it first, without your later changes. To send this one as well, press Send again.',
  ],
  'undo-too-late': [
    409,
    'Something was done since',
    'Nothing was undone: these leads were changed since, and stay as they are.',
  ],
  'undo-later-first': [
    409,
    'Something was done since',
    'These requests were merged with others since. Undo the later merge first.',
  ],
  'chat-taken': [
    409,
    'Somebody else answers',
    'You have not joined this conversation, or a colleague has taken it over. You see who answers now.',
  ],
  'passkey-not-added': [
    409,
    'The passkey was not added',
    'This passkey could not be added: it took longer than five minutes, or the device did not unlock it with a PIN, fingerprint or face. Try again.',
  ],
  'passkeys-full': [409, 'No more passkeys', 'You have as many passkeys as an account can have. Remove one first.'],
  'passkeys-unavailable': [
    409,
    'No passkeys at this address',
    'Passkeys work only where this site has a domain name and https. Sign in with your password.',
  ],
  'import-over': [
    409,
    'This import is over',
    'It was undone, or is older than seven days. Begin a new one from the file.',
  ],
  'conversation-full': [
    410,
    'This conversation is full',
    'This conversation has as many messages as one may have. Please begin a new one.',
  ],
  'time-taken': [
    409,
    'This time is taken',
    'Someone was faster: this time is no longer free. Please choose another one.',
  ],
  'time-not-held': [
    409,
    'We could not hold this time',
    `Very many calls were booked today, so we could not hold this time. Your request is with us, and we will be in touch as promised. To agree on a time now, ${callUs}.`,
  ],
  'call-too-soon': [
    409,
    'It is too late to change this here',
    `The call begins within the hour, or is over. To change it, please ${callUs}.`,
  ],
  'too-large': [
    413,
    'That is too long',
    `This is more than we can take in one request. Please shorten your message, or ${callUs}.`,
  ],
  'unsupported-type': [415, unread, 'Send JSON or an ordinary form.'],
  'invalid-fields': [422, ourSide, 'Some fields need another look.'],
  'too-many-requests': [
    429,
    'Please wait a little',
    `Too many requests came from your network. Please try again later, or ${callUs}.`,
  ],
  'mailbox-full': [
    429,
    'No more email today',
    'This address has had three of our emails within a day. Please try again tomorrow.',
  ],
  busy: [
    503,
    'Please wait a little',
    `More is asked of us at this moment than we can answer. Please try again shortly, or ${callUs}.`,
  ],
  'assistant-failed': [503, ourSide, chatMessages.failed],
  internal: [500, ourSide, `Something went wrong on our side. Please try again, or ${callUs}.`],
  'reading-unavailable': [
    503,
    ourSide,
    `We cannot look this up at this moment. Please try again shortly, or ${callUs}.`,
  ],
  unavailable: [503, ourSide, `We cannot keep your request at this moment. Please try again shortly, or ${callUs}.`],
} as const satisfies Record<string, RefusalKind>;

export type RefusalCode = keyof typeof kinds;

export const refusalCodes = Object.keys(kinds) as RefusalCode[];

/** Status and message of a refusal, for the API's description. */
export function describeRefusal(code: RefusalCode): { status: number; message: string } {
  const [status, , message] = kinds[code];
  return { status, message };
}

export type RefusalDetails = {
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  allow?: string;
  cause?: unknown;
};

/** Reported to the caller. Any other error becomes `internal`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly status: number;
  readonly title: string;
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string>;

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    const [status, title, message] = kinds[code];
    super(message, { cause: details.cause });
    this.code = code;
    this.status = status;
    this.title = title;
    this.fields = details.fields;
    this.headers = {
      ...(details.retryAfterSeconds === undefined ? {} : { 'Retry-After': String(details.retryAfterSeconds) }),
      ...(details.allow === undefined ? {} : { Allow: details.allow }),
    };
  }

  toAnswer(): ErrorAnswer {
    const { code, message, fields } = this;
    return { error: fields ? { code, message, fields } : { code, message } };
  }
}
