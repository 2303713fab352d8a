import { expect, test } from 'vitest';
import { importGraph } from '../support/import-graph.ts';
import { readSources } from '../support/repository.ts';

const server = readSources(/\.ts$/).filter(({ path }) => path.startsWith('server/'));
const visitors = readSources(/^(shared|widgets|admin)\/.*\.tsx?$/);
const linesWith = (sources: { path: string; text: string }[], pattern: RegExp) =>
  sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );

test('the server starts no program but its own reader of emails, evaluates no text, and connects to the database, the mail server and the services of its settings alone', () => {
  expect(server.length).toBeGreaterThan(100);
  expect(linesWith(server, /child_process|\beval\(|new Function\b|node:vm|node:cluster/)).toEqual([
    // A file of ours, without a shell.
    "server/incoming/create-mail-reader.ts: import { type ChildProcess, fork } from 'node:child_process';",
  ]);
  const reaching =
    /(?<![-\w'])fetch\b(?!-)|node:(?:https|dns|tls|dgram)|\bcreateConnection\b|import .*\b(?:request|get|connect)\b.*node:/;
  const reachers = linesWith(server, reaching)
    .filter((line) => !/: (?:\/\*\*|\*|\/\/)/.test(line))
    .map((line) => line.split(':')[0]);
  // `npm run doctor`, and DNS records of the sender's domain, when an administrator opens their view.
  expect([...new Set(reachers)]).toEqual([
    'server/chat/engine/model/ask-model.ts',
    'server/doctor.ts',
    // To TEAMS_WEBHOOK_URL and LLM_BASE_URL.
    'server/guards/limited-fetch.ts',
    // The command of IMAP, to the mailbox of IMAP_URL.
    'server/incoming/watch-mailbox.ts',
    'server/mail-queue/dns-records.ts',
    // Webhooks, to public addresses that an administrator has set.
    'server/webhooks/call-address.ts',
    'server/webhooks/public-addresses.ts',
  ]);
  const clients = linesWith(server, /from '(?:pg|nodemailer|openai|undici|axios|got|ws)'/).map(
    (line) => line.split(':')[0],
  );
  expect(new Set(clients)).toEqual(
    new Set([
      // To LLM_BASE_URL.
      'server/chat/engine/model/ask-model.ts',
      'server/database/postgres.ts',
      'server/doctor.ts',
      'server/guards/limit-store.ts',
      'server/notifications/mail-folder.ts',
      'server/notifications/smtp-transport.ts',
    ]),
  );
});

test('the server loads no module whose name is not written in its source', () => {
  expect(linesWith(server, /\b(?:import|require|createRequire\([^)]*\))\((?!'[@\w./-]+'\))/)).toEqual([]);
});

test('no regular expression is made of what comes in', () => {
  // The assistant's patterns come from our own word lists.
  const others = server.filter(({ path }) => !/^server\/chat\/engine\/(site-content|answers)\//.test(path));
  expect(linesWith(others, /new RegExp\(|\bRegExp\(/)).toEqual([]);
});

test('digests and signatures are SHA-256 of the runtime, and chance is its own too', () => {
  // `hash(` of Argon2 names no algorithm.
  const digests = linesWith(
    server,
    /\b(?:createHash|createHmac|createSign|createCipheriv|pbkdf2|scrypt)(?:Sync)?\(|\bhash\('/,
  );
  expect(digests.length).toBeGreaterThan(10);
  expect(digests.filter((line) => !/\b(?:createHash|createHmac|hash)\('sha256'/.test(line))).toEqual([]);
  // Retry delays need not be unpredictable.
  expect(linesWith(server, /Math\.random/).map((line) => line.split(':')[0])).toEqual([
    'server/notifications/retry-times.ts',
  ]);
});

test('what is typed as a password is hidden, may be pasted and is offered to password managers', () => {
  const staff = visitors.filter(({ path }) => path.startsWith('admin/'));
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
  // The importer and its worker exchange messages without a window.
  const others = visitors.filter(({ path }) => !/^admin\/import\/(start-)?worker\.ts$/.test(path));
  expect(
    linesWith(others, /(?:addEventListener|listen|on)\(\s*(?:window,\s*)?'message'|\bonmessage\b|postMessage/),
  ).toEqual([]);
});

test('no file uses a record of the route table but the table', () => {
  const isRecord = (path: string) => /^server\/[^/]+\/(routes\.ts|routes\/.*)$/.test(path);
  const graph = importGraph(readSources(/^server\/.*\.ts$/));
  const users = [...graph].filter(([from, targets]) => !isRecord(from) && targets.some(isRecord)).map(([from]) => from);
  expect(users).toEqual(['server/routes.ts']);
});

test('no file but the records keeps a table of the kinds of pages', () => {
  const tables = readSources(/^site\/.*\.tsx?$/).filter(({ text }) => /(Record|Set)<KindName/.test(text));
  expect(tables.map(({ path }) => path)).toEqual([]);
});
