import { addressKey, networkKey } from '../location/client-address.ts';
import type { ConnectionLimits } from './limits.ts';

/** Streams of events that are open in this process: each holds a connection for up to half an hour. */
export type OpenStreams = {
  /**
   * Returns the function that counts it as closed; undefined if there are too many.
   * @param caller an address, or the session of who is signed in
   */
  open(caller: { address: string | undefined } | { session: number }): (() => void) | undefined;
};

/** Sessions are counted apart: visitors cannot use up the streams of staff. */
export function createOpenStreams({ ofSession, ofAddress, ofNetwork, all }: ConnectionLimits['streams']): OpenStreams {
  const open = new Map<string, number>();
  const count = (key: string, more: 1 | -1) => {
    const now = (open.get(key) ?? 0) + more;
    if (now > 0) open.set(key, now);
    else open.delete(key);
  };
  return {
    open(caller) {
      const limits: [key: string, most: number][] =
        'session' in caller
          ? [[`session ${caller.session}`, ofSession]]
          : [
              ['all', all],
              [addressKey(caller.address), ofAddress],
              [networkKey(caller.address), ofNetwork],
            ];
      if (limits.some(([key, most]) => (open.get(key) ?? 0) >= most)) return undefined;
      for (const [key] of limits) count(key, 1);
      return () => {
        for (const [key] of limits) count(key, -1);
      };
    },
  };
}
