import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LimitTable } from '../../../server/guards/limits.ts';
import { type FormTokenAnswer, honeypotField } from '../../../widgets/contract/http.ts';
import { booking } from '../../support/requests.ts';
import { generousLimits, type TestServer, testServer } from '../../support/server.ts';
import { ownServer, useServers } from '../../support/use-servers.ts';

const start = useServers();

const tokenOf = async (server: TestServer): Promise<FormTokenAnswer> =>
  (await (await server.ask('/api/form-token')).json()) as FormTokenAnswer;

let turn = 0;
/** Posts a booking with these guards. Gives why the lead was held back; null: it was not. */
async function suspicionOf(server: TestServer, guards: Record<string, string>): Promise<string | null> {
  turn += 1;
  const email = `spam${turn}@visitor.example`;
  const answer = await server.postJson('/api/contacts', { ...booking, email, ...guards });
  expect(answer.status).toBe(201);
  const lead = (await server.leads()).find((row) => row.email === email);
  if (!lead) throw new Error('the lead was not kept');
  return lead.suspicion;
}

/** Work that a phone does in a moment, so that the test does it in none. */
const easyLoad = { ...generousLimits.load, bits: 8 };

function prove(token: string, bits: number): string {
  for (let proof = 0; ; proof += 1) {
    const digest = createHash('sha256').update(`${token}:${proof}`).digest();
    if (digest.readUInt32BE(0) >>> (32 - bits) === 0) return String(proof);
  }
}

function disprove(token: string): string {
  for (let proof = 0; ; proof += 1) {
    const digest = createHash('sha256').update(`${token}:${proof}`).digest();
    if (digest[0] !== 0) return String(proof);
  }
}

describe('a suspicious request is kept and held back, never refused', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.stop());

  test('a missing token alone means nothing', async () => {
    expect(await suspicionOf(server, {})).toBeNull();
  });

  test('a token of a calm visitor means nothing', async () => {
    const { token, work } = await tokenOf(server);
    expect(work).toBeUndefined();
    server.pass(2000);
    expect(await suspicionOf(server, { token })).toBeNull();
  });

  test('a filled honeypot', async () => {
    expect(await suspicionOf(server, { [honeypotField]: 'https://spam.example' })).toBe('honeypot');
  });

  test('a token younger than two seconds', async () => {
    const { token } = await tokenOf(server);
    expect(await suspicionOf(server, { token })).toBe('token-too-young');
  });

  test('a token from before the clock was set back means nothing', async () => {
    const { token } = await tokenOf(server);
    server.pass(-60 * 60 * 1000);
    expect(await suspicionOf(server, { token })).toBeNull();
  });

  test('a token of the day before', async () => {
    const { token } = await tokenOf(server);
    server.pass(24 * 60 * 60 * 1000 + 1);
    expect(await suspicionOf(server, { token })).toBe('token-expired');
  });

  test('a token that another server signed, or that was changed', async () => {
    const other = await ownServer();
    const { token: foreign } = await tokenOf(other);
    const { token } = await tokenOf(server);
    server.pass(5000);
    const later = token.replace(/^\w+/, (issued) => (Number.parseInt(issued, 36) - 60_000).toString(36));
    for (const forged of [foreign, later, `${token}x`, 'nonsense', token.replace('.0.', '.1.')]) {
      expect(await suspicionOf(server, { token: forged })).toBe('token-forged');
    }
  });

  test('the token still holds after a restart', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'northlume-restart-'));
    const first = await testServer({ dataDir });
    const { token } = await tokenOf(first);
    await first.stop();
    const second = await testServer({ dataDir });
    second.pass(3000);
    expect(await suspicionOf(second, { token })).toBeNull();
    await second.stop();
    rmSync(dataDir, { recursive: true });
  });
});

describe('while the load is unusual', () => {
  let server: TestServer;
  let hour = 0;
  /** A server in an hour that no other test has: it remembers the load of ten minutes. */
  const startIn = async (load: Partial<LimitTable['load']>) => {
    server = await start({ limitTable: { ...generousLimits, load: { ...easyLoad, ...load } } });
    server.pass(++hour * 60 * 60_000);
    return server;
  };
  const posts = async (count: number) => {
    for (let sent = 0; sent < count; sent += 1)
      await server.postJson('/api/contacts', { ...booking, email: `busy${sent}@visitor.example` });
  };
  /** A server whose next form post is one too many for everybody. */
  const busy = async () => {
    await startIn({ everybodyPerMinute: 1 });
    await posts(2);
    return server;
  };

  test('a token asks for work, and the work makes the request a good one', async () => {
    const { token, work } = await tokenOf(await busy());
    expect(work).toEqual({ bits: 8 });
    server.pass(2000);
    expect(await suspicionOf(server, { token, proof: prove(token, 8) })).toBeNull();
  });

  test('no proof, a wrong one, or no token hold the request back', async () => {
    const { token } = await tokenOf(await busy());
    server.pass(2000);
    expect(await suspicionOf(server, { token })).toBe('proof-missing');
    expect(await suspicionOf(server, { token, proof: disprove(token) })).toBe('proof-wrong');
    expect(await suspicionOf(server, {})).toBe('proof-missing');
  });

  test('it does not last until the time comes again when the clock is set back', async () => {
    await busy();
    server.pass(-24 * 60 * 60 * 1000);
    expect((await tokenOf(server)).work).toBeUndefined();
  });

  test('posts that the schema refuses put nobody under suspicion', async () => {
    await startIn({ everybodyPerMinute: 60 });
    for (let sent = 0; sent < 61; sent += 1) await server.postJson('/api/contacts', { name: 'x' });
    expect(await suspicionOf(server, {})).toBeNull();
    expect((await tokenOf(server)).work).toBeUndefined();
  });

  test('it is over after ten minutes', async () => {
    await busy();
    server.pass(generousLimits.load.seconds * 1000 + 1);
    expect((await tokenOf(server)).work).toBeUndefined();
  });

  test('one address that posts much is asked for work by itself', async () => {
    await startIn({ oneAddress: 2 });
    expect(await suspicionOf(server, {})).toBeNull();
    expect(await suspicionOf(server, {})).toBeNull();
    expect(await suspicionOf(server, {})).toBe('proof-missing');
  });
});
