import type { Ceilings } from './ceilings.ts';
import { CeilingReached } from './take-turns.ts';

export type BytesKind = 'suspicious' | 'unowned' | 'chats' | 'signups' | 'emails';

/** What visitors made this process keep today (UTC). */
export type DayBytes = {
  /** Throws `CeilingReached` if this is more than a day may keep. */
  check(kind: BytesKind, bytes: number): void;
  add(kind: BytesKind, bytes: number): void;
};

const day = 24 * 60 * 60_000;

export function createDayBytes(most: Ceilings['bytes'], now: () => number, onReached: () => void): DayBytes {
  let today = 0;
  let kept = new Map<BytesKind, number>();
  const ofToday = () => {
    const at = Math.floor(now() / day);
    if (at !== today) [today, kept] = [at, new Map()];
    return kept;
  };
  return {
    check(kind, bytes) {
      const room = bytes <= most.short ? most[kind] * most.shortTimes : most[kind];
      if ((ofToday().get(kind) ?? 0) + bytes <= room) return;
      onReached();
      throw new CeilingReached(most.retryAfterSeconds);
    },
    add(kind, bytes) {
      ofToday().set(kind, (ofToday().get(kind) ?? 0) + bytes);
    },
  };
}
