import { createStore } from 'zustand/vanilla';

type Appearance = {
  /** Undefined: the lime of `shared/tokens.css`. */
  accent: string | undefined;
  reducedMotion: boolean;
};

export const appearance = createStore<Appearance>(() => ({ accent: undefined, reducedMotion: false }));

/** Follows the system preference until `signal` aborts. */
export function followReducedMotion(signal: AbortSignal): void {
  const query = matchMedia('(prefers-reduced-motion: reduce)');
  const follow = () => appearance.setState({ reducedMotion: query.matches });
  follow();
  query.addEventListener('change', follow, { signal });
}
