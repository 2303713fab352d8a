import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSources, root } from '../support/repository.ts';

/** How many requirements of levels 1 and 2 each section of OWASP ASVS 5.0 has; they are numbered from 1. */
const sections =
  '1.1 2 1.2 9 1.3 11 1.4 3 1.5 2 2.1 3 2.2 3 2.3 4 2.4 1 3.2 2 3.3 4 3.4 6 3.5 5 3.7 2 4.1 3 4.2 1 4.3 2 4.4 4 5.1 1 ' +
  '5.2 3 5.3 2 5.4 3 6.1 3 6.2 12 6.3 4 6.4 4 6.5 5 6.6 3 6.8 4 7.1 3 7.2 4 7.3 2 7.4 5 7.5 2 7.6 2 8.1 2 8.2 3 8.3 1 8.4 1 ' +
  '9.1 3 9.2 4 10.1 2 10.2 2 10.3 4 10.4 11 10.5 5 10.6 2 10.7 3 11.1 2 11.2 3 11.3 3 11.4 4 11.5 1 11.6 1 12.1 3 12.2 2 ' +
  '12.3 4 13.1 1 13.2 5 13.3 2 13.4 5 14.1 2 14.2 4 14.3 3 15.1 3 15.2 3 15.3 7 16.1 1 16.2 5 16.3 4 16.4 3 16.5 3 17.1 1 ' +
  '17.2 4 17.3 2';
const requirements = [...sections.matchAll(/(\d+\.\d+) (\d+)/g)].flatMap(([, section, count]) =>
  Array.from({ length: Number(count) }, (_, index) => `${section}.${index + 1}`),
);

const [, applying = '', others = ''] =
  /## OWASP ASVS([\s\S]*)### What does not apply([\s\S]*)$/.exec(read('docs/security.md')) ?? [];
const rows = [...applying.matchAll(/^\| (\d+\.\d+\.\d+) \| [^|]+ \| (.+) \|$/gm)].map(([, number = '', how = '']) => ({
  number,
  how,
}));
const held = rows.flatMap(({ number, how }) => {
  const [, file, name] = /^`([\w/-]+)`: (.+)$/.exec(how) ?? [];
  return file && name ? [{ number, file, name }] : [];
});
/** The requirements that do not apply; `6.*` is a whole chapter. */
const left = [...others.matchAll(/^\| ([\d.*, ]+) \| .+ \|$/gm)].flatMap(([, numbers = '']) =>
  numbers
    .split(', ')
    .flatMap((number) =>
      number.endsWith('*') ? requirements.filter((one) => one.startsWith(number.slice(0, -1))) : [number],
    ),
);

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Whether a file of tests has a test of that name, as it is written there. */
function holds(file: string, name: string): boolean {
  const path = [`tests/${file}.test.ts`, `tests/${file}.test.tsx`].find((one) => existsSync(join(root, one)));
  if (!path) return false;
  const text = read(path).replace(/\(\s+/g, '(');
  return [`('${name}',`, `("${name}",`].some((written) => text.includes(written));
}

describe('the table of security requirements', () => {
  test('names every requirement of ASVS 5.0 level 2 once, as one that applies or one that does not', () => {
    expect(requirements).toHaveLength(253);
    const named = [...rows.map(({ number }) => number), ...left];
    expect(named.toSorted()).toEqual(requirements.toSorted());
  });

  test('names tests that exist', () => {
    expect(held.filter(({ file, name }) => !holds(file, name))).toEqual([]);
    expect(holds('unit/house-security', 'names no such test')).toBe(false);
  });

  test('says why where there is no test', () => {
    const silent = rows.filter(({ number }) => !held.some((one) => one.number === number));
    expect(silent.filter(({ how }) => !/^Not (by a test|met)[^:]*: \S/.test(how))).toEqual([]);
  });

  test('is held by tests for at least 70 % of what applies', () => {
    console.log(`ASVS 5.0 level 2: ${held.length} of ${rows.length} that apply are held by a test`);
    expect(held.length / rows.length).toBeGreaterThanOrEqual(0.7);
  });
});

describe('the sources', () => {
  const server = readSources(/\.ts$/).filter(({ path }) => path.startsWith('server/'));
  const visitors = readSources(/\.tsx?$/).filter(({ path }) => path.startsWith('widgets/'));
  const linesWith = (sources: { path: string; text: string }[], pattern: RegExp) =>
    sources.flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => pattern.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );

  test('the server starts no program, evaluates no text, and connects to the database, the mail server and the services of its settings alone', () => {
    expect(server.length).toBeGreaterThan(100);
    expect(linesWith(server, /child_process|\beval\(|new Function\b|node:vm|node:cluster/)).toEqual([]);
    const reaching =
      /\bfetch\(|node:(?:https|dns|tls|dgram)|\bcreateConnection\b|import .*\b(?:request|get|connect)\b.*node:/;
    // The card of a lead goes to TEAMS_WEBHOOK_URL.
    const reachers = linesWith(server, reaching).map((line) => line.split(':')[0]);
    // The records of the sender's domain are asked of the DNS when an administrator looks.
    expect(reachers).toEqual(['server/mail-desk/dns-records.ts', 'server/notifications/create-card-sender.ts']);
    const clients = linesWith(server, /from '(?:pg|nodemailer|undici|axios|got|ws)'/).map((line) => line.split(':')[0]);
    expect(new Set(clients)).toEqual(
      new Set([
        'server/database/postgres.ts',
        'server/guards/limit-store.ts',
        'server/notifications/mail-folder.ts',
        'server/notifications/smtp-transport.ts',
      ]),
    );
  });

  test('no regular expression is made of what comes in', () => {
    // The assistant's patterns are made of our own word lists.
    const others = server.filter(({ path }) => !path.startsWith('server/chat/engine/own/'));
    expect(linesWith(others, /new RegExp\(|\bRegExp\(/)).toEqual([]);
  });

  test('digests and signatures are SHA-256 of the runtime, and chance is its own too', () => {
    const digests = linesWith(server, /\b(?:createHash|createHmac|createSign|createCipheriv|pbkdf2|scrypt)(?:Sync)?\(/);
    expect(digests.length).toBeGreaterThan(3);
    expect(digests.filter((line) => !/create(?:Hash|Hmac)\('sha256'/.test(line))).toEqual([]);
    // How long a mail waits for its next try may be guessed.
    expect(linesWith(server, /Math\.random/).map((line) => line.split(':')[0])).toEqual([
      'server/notifications/retry-times.ts',
    ]);
  });

  test('what is typed as a password is hidden, may be pasted and is offered to password managers', () => {
    const staff = visitors.filter(({ path }) => path.startsWith('widgets/staff/'));
    const tags = staff.flatMap(({ text }) => text.match(/<(?:Field|input)\b[^>]*?\/>/g) ?? []);
    const secret = tags.filter((tag) => /label="[^"]*[Pp]assword"|name="(?:password|current)"/.test(tag));
    expect(secret.length).toBeGreaterThanOrEqual(5);
    for (const tag of secret) {
      expect(tag).toContain('type="password"');
      expect(tag).toMatch(/autoComplete="(?:current|new)-password"/);
    }
    expect(linesWith(staff, /onPaste|onCopy|onCut|['"]paste['"]/)).toEqual([]);
  });

  test('no script of ours makes elements out of text', () => {
    expect(visitors.length).toBeGreaterThan(50);
    const parsers =
      /\b(?:innerHTML|outerHTML|dangerouslySetInnerHTML|insertAdjacentHTML|createContextualFragment|DOMParser|srcdoc)\b|\.setHTML|document\.write/;
    expect(linesWith(visitors, parsers)).toEqual([]);
  });

  test('no script of ours listens to messages of other windows', () => {
    expect(visitors.length).toBeGreaterThan(50);
    // Between the importer of the staff page and its own worker there is no window.
    const others = visitors.filter(({ path }) => !/^widgets\/staff\/import\/(start-)?worker\.ts$/.test(path));
    expect(
      linesWith(others, /(?:addEventListener|listen|on)\(\s*(?:window,\s*)?'message'|\bonmessage\b|postMessage/),
    ).toEqual([]);
  });
});
