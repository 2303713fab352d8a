import { expect, test, vi } from 'vitest';
import { formTokenMinAge } from '../../../shared/http.ts';
import type { Client } from '../../../widgets/api/client.ts';
import { createFormTokenSource } from '../../../widgets/api/form-token.ts';

const { signal } = new AbortController();

function tokenClient(): { client: Client; asked: () => number } {
  let count = 0;
  const get = async <Answer>() => ({ token: `token ${++count}` }) as Answer;
  const mutate = () => Promise.reject(new Error('not asked for'));
  return { client: { get, mutate }, asked: () => count };
}

test('a token waits until it is old enough, serves later requests at once, and is asked for anew after half a day, slept through or not', async () => {
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
    // An edited form after a failure.
    void tokens.take(signal).then(taken);
    await vi.advanceTimersByTimeAsync(0);
    expect(taken.mock.calls).toEqual([[{ token: 'token 1' }], [{ token: 'token 1' }]]);
    await vi.advanceTimersByTimeAsync(13 * 60 * 60 * 1000);
    void tokens.take(signal).then(taken);
    await vi.advanceTimersByTimeAsync(5000);
    expect(taken).toHaveBeenLastCalledWith({ token: 'token 2' });
    expect(asked()).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});

test('a request goes without a token where none can be fetched', async () => {
  const offline: Client = { ...tokenClient().client, get: () => Promise.reject(new TypeError('offline')) };
  expect(await createFormTokenSource(offline, signal).take(signal)).toEqual({});
});
