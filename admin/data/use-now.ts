import { useEffect, useState } from 'react';

/** From one look at the clock to the next (ms). */
const tick = 15_000;

/**
 * The server's time, which goes on by itself.
 * @param told the server's time in its answer, @param heardAt this machine's when the answer came
 */
export function useNow(told: number, heardAt: number): number {
  const [here, setHere] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setHere(Date.now()), tick);
    return () => clearInterval(timer);
  }, []);
  return told + Math.max(0, here - heardAt);
}
