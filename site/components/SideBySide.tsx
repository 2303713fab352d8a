import type { ReactNode } from 'react';

/** Running text with a narrower column beside it that stays in view on a wide screen. */
export function SideBySide({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <div className="side-by-side wrap section">
      <div className="side-by-side__main">{children}</div>
      <div className="side-by-side__side">{side}</div>
    </div>
  );
}
