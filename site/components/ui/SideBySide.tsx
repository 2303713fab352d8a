import type { ReactNode } from 'react';

export type SideBySideProps = {
  children: ReactNode;
  side: ReactNode;
  /** Position on a wide screen, then on a narrow one. */
  at?: 'right, after' | 'right, before' | 'left, before';
};

export function SideBySide({ children, side, at = 'right, after' }: SideBySideProps) {
  const beside = <div className="side-by-side__side">{side}</div>;
  return (
    <div className={`side-by-side side-by-side--${at.split(',')[0]} wrap section`}>
      {at !== 'right, after' && beside}
      <div className="side-by-side__main">{children}</div>
      {at === 'right, after' && beside}
    </div>
  );
}
