import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { Client } from '../../../widgets/api/client.ts';
import { createFormTokenSource } from '../../../widgets/api/form-token.ts';
import { findProof, leadingZeroBits } from '../../../widgets/api/proof-of-work.ts';
import { formTokenMinAge } from '../../../widgets/contract/http.ts';

const { signal } = new AbortController();

/** A client that gives out numbered tokens. */
function tokenClient(work?: { bits: number }): { client: Client; asked: () => number } {
  let count = 0;
  const get = async <Answer>() => ({ token: `token ${++count}`, ...(work && { work }) }) as Answer;
  const mutate = () => Promise.reject(new Error('not asked for'));
  return { client: { get, mutate }, asked: () => count };
}

test('the proof of work begins with as many zero bits as the server asks', async () => {
  const proof = await findProof('a token', 9, signal);
  const digest = createHash('sha256').update(`a token:${proof}`).digest();
  expect(leadingZeroBits(digest)).toBeGreaterThanOrEqual(9);
});

test.each([
  [[0xff], 0],
  [[0x7f], 1],
  [[0x00, 0x01], 15],
  [[0x00, 0x00], 16],
])('%j begins with %i zero bits', (bytes, bits) => {
  expect(leadingZeroBits(Uint8Array.from(bytes))).toBe(bits);
});

test('a proof that is no longer wanted is no longer sought', async () => {
  const stopped = new AbortController();
  const sought = findProof('a token', 200, stopped.signal);
  stopped.abort(new Error('left'));
  await expect(sought).rejects.toThrow('left');
});

test('a token waits until it is old enough, is used once, and is asked for anew after half a day, slept through or not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    const { client, asked } = tokenClient();
    const tokens = createFormTokenSource(client, signal);
    tokens.prepare();
    tokens.prepare();
    await vi.advanceTimersByTimeAsync(10);
    const taken = vi.fn();
    void tokens.take(signal).then(taken);
    await vi.advanceTimersByTimeAsync(formTokenMinAge - 20);
    expect(taken).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(taken).toHaveBeenCalledWith({ token: 'token 1' });
    tokens.prepare();
    await vi.advanceTimersByTimeAsync(13 * 60 * 60 * 1000);
    void tokens.take(signal).then(taken);
    await vi.advanceTimersByTimeAsync(5000);
    expect(taken).toHaveBeenLastCalledWith({ token: 'token 3' });
    expect(asked()).toBe(3);
  } finally {
    vi.useRealTimers();
  }
});

test('a token that asks for work comes with its proof; where there is none, the request goes without', async () => {
  const { client } = tokenClient({ bits: 4 });
  const { token, proof } = await createFormTokenSource(client, signal).take(signal);
  expect(leadingZeroBits(createHash('sha256').update(`${token}:${proof}`).digest())).toBeGreaterThanOrEqual(4);
  const offline: Client = { get: () => Promise.reject(new TypeError('offline')), mutate: client.mutate };
  expect(await createFormTokenSource(offline, signal).take(signal)).toEqual({});
});
