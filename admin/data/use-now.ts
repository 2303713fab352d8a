import { useEffect, useState } from 'react';

/** Refresh interval (ms). */
const tick = 15_000;

/**
 * The server's time, advanced by the local clock.
 * @param serverNow server time of the answer
 * @param heardAt local time of its arrival
 */
export function useNow(serverNow: number, heardAt: number): number {
  const [here, setHere] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setHere(Date.now()), tick);
    return () => clearInterval(timer);
  }, []);
  return serverNow + Math.max(0, here - heardAt);
}
