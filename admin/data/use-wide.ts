import { useEffect, useState } from 'react';

/** 1,200 px in the usual type: room for a list and a lead side by side. */
const wide = '(min-width: 75rem)';

export function useWide(): boolean {
  const [isWide, setWide] = useState(() => matchMedia(wide).matches);
  useEffect(() => {
    const listening = new AbortController();
    const media = matchMedia(wide);
    media.addEventListener('change', () => setWide(media.matches), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return isWide;
}
