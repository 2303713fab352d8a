import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FormTokenAnswer, honeypotField } from '../../../shared/http.ts';
import { booking } from '../../support/requests.ts';
import { type TestServer, testServer } from '../../support/server.ts';
import { ownServer } from '../../support/use-servers.ts';
import { beforeRelease } from '../../support/whole-set.ts';

const tokenOf = async (server: TestServer): Promise<FormTokenAnswer> =>
  (await (await server.ask('/api/form-token')).json()) as FormTokenAnswer;

let turn = 0;
async function suspicionOf(server: TestServer, guards: Record<string, string>): Promise<string | null> {
  turn += 1;
  const email = `spam${turn}@visitor.example`;
  const answer = await server.postJson('/api/contacts', { ...booking, email, ...guards });
  expect(answer.status).toBe(201);
  const lead = (await server.leads()).find((row) => row.email === email);
  if (!lead) throw new Error('the lead was not kept');
  return lead.suspicion;
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

  test('a token that has aged means nothing', async () => {
    const { token } = await tokenOf(server);
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
    for (const forged of [foreign, later, `${token}x`, 'nonsense', token.replace('.', '.x')]) {
      expect(await suspicionOf(server, { token: forged })).toBe('token-forged');
    }
  });

  beforeRelease('the token still holds after a restart', async () => {
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
