import { Secret, TOTP } from 'otpauth';
import type { Database } from '../../server/database/database.ts';
import { addAccount } from '../../server/staff/account-writes.ts';
import { hashPassword } from '../../server/staff/passwords.ts';
import type { Overrides } from '../../server/start.ts';
import { type AuthenticatorAnswer, type SignInAnswer, type StaffRole, staffPaths } from '../../shared/staff/staff.ts';
import { type TestServer, testServer } from './server.ts';

export const owner = { adminEmail: 'owner@staff.example', adminPassword: 'tall kettle over nine bridges' };

/** Of the password that all test accounts share. */
let passwordHash: Promise<string> | undefined;

/** Needs no first steps. */
async function addStaff(database: Database, role: StaffRole, email: string, at: number): Promise<void> {
  passwordHash ??= hashPassword(owner.adminPassword);
  const account = { email, role, passwordHash: await passwordHash, oneTime: false };
  await database.transaction().execute((trx) => addAccount(trx, { account, at }));
}

export const codeAt = (secret: string, now: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });

export type StaffBrowser = {
  cookie: string;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** @throws for another status */
  json<Answer>(method: string, path: string, body?: unknown, status?: number): Promise<Answer>;
  signIn(email?: string, password?: string): Promise<Response>;
};

/** @param origin the site's, if it differs from the server's */
export function staffBrowser({ url, origin = url }: { url: string; origin?: string }): StaffBrowser {
  const browser: StaffBrowser = {
    cookie: '',
    async call(method, path, body, headers = {}) {
      const answer = await fetch(url + path, {
        method,
        headers: {
          Origin: origin,
          Cookie: browser.cookie,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      const [set] = answer.headers.getSetCookie();
      if (set) browser.cookie = set.split(';')[0] ?? '';
      return answer;
    },
    async json<Answer>(method: string, path: string, body?: unknown, status = 200) {
      const answer = await browser.call(method, path, body);
      if (answer.status !== status) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as Answer;
    },
    signIn: (email = owner.adminEmail, password = owner.adminPassword) =>
      browser.call('POST', staffPaths.signIn, { email, password }),
  };
  return browser;
}

export type StaffServer = TestServer & {
  origin: string;
  /** Creates the account, which needs no first steps. */
  signedIn(role: StaffRole, email?: string): Promise<StaffBrowser>;
};

/** Requires an authenticator only if a test asks for one. */
export async function staffServer(overrides: Overrides = {}): Promise<StaffServer> {
  const server = await testServer({ ...owner, requireTotp: false, ...overrides }, Date.now());
  const { siteOrigin: origin = server.url } = overrides;
  return {
    ...server,
    origin,
    async signedIn(role, email = `${role}@staff.example`) {
      await addStaff(server.database, role, email, server.now());
      const browser = staffBrowser({ url: server.url, origin });
      const answer = await browser.signIn(email);
      if (answer.status !== 200) throw new Error(`${email} could not sign in: ${answer.status}`);
      return browser;
    },
  };
}

/** @returns its secret and the recovery codes */
export async function setUpAuthenticator(browser: StaffBrowser, now: () => number, headers?: Record<string, string>) {
  const ask = async <Answer>(method: string, body?: unknown) =>
    (await (await browser.call(method, staffPaths.authenticator, body, headers)).json()) as Answer;
  const { secret } = await ask<AuthenticatorAnswer>('POST');
  const { next, recoveryCodes = [] } = await ask<SignInAnswer>('PUT', { code: codeAt(secret, now()) });
  return { secret, next, recoveryCodes };
}
